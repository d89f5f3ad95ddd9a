import type { Card } from "../card/card";
import { articleFirst } from "../card/display-name";
import { squash } from "../name/fold";

/** Letters and digits of a name → the cards of that name: one of the library, or vampires in the order of their ids. */
export type CardNames = ReadonlyMap<string, readonly Card[]>;

/** Which vampire of a name a line means. */
export interface Version {
  readonly advanced: boolean;
  /** "6" or "any"; undefined when the line does not say. */
  readonly group: string | undefined;
}

/** Name of a card in another language; undefined where it has none. */
export type Translated = (card: Card) => string | undefined;

/**
 * Every way to write a card: official, ascii and other names, article first or last, and for one of several
 * vampires of a name the form with its suffix ("Theo Bell (G6)"). A translated name, or one without its brackets
 * ("Pentex Subversion"), counts where no other card is called so: the French "Distraction" is not the card of that
 * name. Built once per card base.
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

/** "Pentex(TM) Subversion" → "Pentex Subversion"; undefined where there are none. */
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

/** The cards a name can mean; none when no card is called so. */
export function cardsNamed(names: CardNames, written: string): readonly Card[] {
  return names.get(squash(written)) ?? [];
}

/**
 * The card meant among those of one name. Without a group the first vampire of the name; a group that only the
 * advanced one is in names that one. Undefined when no vampire fits: a group not known here may be a new one.
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
