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

/**
 * Every way to write a card: official, ascii and other names, article first or last, and for one of several
 * vampires of a name the form with its suffix ("Theo Bell (G6)"); with `translated` the name in another language
 * too. Built once per card base.
 */
export function cardNames(
  cards: Iterable<Card>,
  translated: (card: Card) => string | undefined = () => undefined,
): CardNames {
  const names = new Map<string, Card[]>();
  for (const card of cards) {
    for (const key of keysOf(card, translated(card))) {
      const others = names.get(key);
      if (others === undefined) names.set(key, [card]);
      else others.push(card);
    }
  }
  return names;
}

function keysOf(card: Card, translation: string | undefined): ReadonlySet<string> {
  const written = [
    card.name,
    card.asciiName,
    ...card.aka,
    ...(translation === undefined ? [] : [translation]),
  ];
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
