import type { Card } from "../card/card";
import { articleFirst } from "../card/display-name";
import { squash } from "../name/fold";

/** Squashed name (letters and digits) → cards with it: one library card, or vampires in ascending order of id. */
export type CardNames = ReadonlyMap<string, readonly Card[]>;

/** Selects one of several vampires with the same name. */
export interface Version {
  readonly advanced: boolean;
  /** "6" or "any"; undefined if the line has no group. */
  readonly group: string | undefined;
}

/** Translated name of a card; undefined if it has none. */
export type Translated = (card: Card) => string | undefined;

/**
 * All ways to write cards: official, ASCII and other names, article first or last, and with a suffix for vampires
 * that share a name ("Theo Bell (G6)"). A translated name, or one without its brackets ("Pentex Subversion"), counts
 * only if no other card is called so: the French "Distraction" is not the card of that name. Built once per card
 * base.
 */
export function cardNames(cards: Iterable<Card>, translated: Translated = () => undefined): CardNames {
  const all = [...cards];
  const names = byKey(all, keysOf);
  const otherNames = byKey(all, (card) =>
    [translated(card), withoutBrackets(card.name)].flatMap((name) => name ?? []).map(squash),
  );
  for (const [key, meant] of otherNames) {
    if (!names.has(key) && meant.every(({ name }) => name === meant[0]?.name)) names.set(key, meant);
  }
  return names;
}

/** "Pentex(TM) Subversion" → "Pentex Subversion"; undefined for a name without brackets. */
function withoutBrackets(name: string): string | undefined {
  return name.includes("(") ? name.replace(/\([^)]*\)/g, " ") : undefined;
}

function byKey(cards: readonly Card[], keys: (card: Card) => Iterable<string>): Map<string, Card[]> {
  const names = new Map<string, Card[]>();
  for (const card of cards) {
    for (const key of keys(card)) {
      const others = names.get(key);
      if (others === undefined) names.set(key, [card]);
      else others.push(card);
    }
  }
  return names;
}

function keysOf(card: Card): ReadonlySet<string> {
  const written = [card.name, card.asciiName, ...card.aka];
  return new Set([...written, ...written.map(articleFirst), card.displayName].map(squash));
}

/** Cards that a written name can mean. */
export function cardsNamed(names: CardNames, written: string): readonly Card[] {
  return names.get(squash(written)) ?? [];
}

/**
 * Selects among cards of one name. Without a group it is the first vampire; a group that only the advanced card has
 * selects that one. Undefined if no vampire matches: the group may be newer than the card data.
 */
export function cardOfVersion(cards: readonly Card[], { advanced, group }: Version): Card | undefined {
  const [first] = cards;
  if (first?.kind === "library") return first;
  const inGroup = cards.filter((card) => group === undefined || isInGroup(card, group));
  const exact = inGroup.find((card) => isAdvanced(card) === advanced);
  return exact ?? (advanced ? undefined : inGroup[0]);
}

function isInGroup(card: Card, group: string): boolean {
  return card.kind === "crypt" && String(card.group) === group;
}

function isAdvanced(card: Card): boolean {
  return card.kind === "crypt" && card.advanced;
}
