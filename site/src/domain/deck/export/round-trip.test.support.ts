import type { Card } from "../../card/card";
import type { CardNames } from "../card-names";
import { type DeckText, readDeckText } from "../deck-text";
import type { AnyDeck } from "./any-deck.test.support";
import { deckInFormat, type TextFormat } from "./formats";
import { type Naming, shownName, writtenDeck } from "./written-deck";

/** Fields that a format keeps besides the cards; the others are compared as empty. */
const CARRIED: Readonly<Record<TextFormat, readonly ("name" | "author" | "description")[]>> = {
  text: ["name", "author", "description"],
  twd: ["name"],
  twdHints: ["name", "description"],
  lackey: [],
  jol: [],
};
const NOTHING = { name: "New deck", author: "", description: "" };

interface Comparison {
  readonly expected: unknown;
  readonly found: unknown;
}

interface RoundTripSettings {
  readonly naming?: Naming;
  /** Changes of the text by other programs between writing and reading. */
  readonly onTheWay?: (text: string) => string;
}

/** Writes a deck and reads it back. */
export function roundTrip(
  deck: AnyDeck,
  format: TextFormat,
  find: (id: number) => Card | undefined,
  names: CardNames,
  { naming = shownName, onTheWay = (text) => text }: RoundTripSettings = {},
): Comparison {
  const text = onTheWay(deckInFormat(writtenDeck(deck, find), format, naming));
  const read = readDeckText(text, names, { playtest: true });
  const carried = Object.fromEntries(CARRIED[format].map((field) => [field, deck[field]]));
  return {
    expected: { ...NOTHING, ...carried, cards: byId(deck.cards), bad: [], unread: 0 },
    found: comparable(read),
  };
}

function comparable({ name, author, description, cards, badCards, unread }: DeckText) {
  return { name, author, description, cards: byId(cards), bad: badCards, unread };
}

function byId(cards: ReadonlyMap<number, number>): readonly (readonly [number, number])[] {
  return [...cards].sort(([one], [other]) => one - other);
}
