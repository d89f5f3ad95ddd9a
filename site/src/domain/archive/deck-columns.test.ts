import { expect, test } from "vitest";
import type { DeckColumns } from "../../generated/published";
import { contract } from "./contract-cards.test.support";
import { deckColumns } from "./deck-columns";
import { cardsOfDeck, deckTableInSteps } from "./deck-table";
import { finished } from "./steps";

/** Test vector shared with the pipeline. */
interface Vector {
  readonly decks: readonly {
    readonly id: string;
    readonly name: string;
    readonly day: number;
    readonly cards: Readonly<Record<string, number>>;
  }[];
  readonly columns: DeckColumns;
}

const { decks, columns } = contract<Vector>("archive-columns.json");
const copies = (cards: Readonly<Record<string, number>>) =>
  new Map(Object.entries(cards).map(([card, count]) => [Number(card), count]));

test("decks are written as the pipeline writes them", () => {
  expect(deckColumns(decks.map((deck) => ({ ...deck, cards: copies(deck.cards) })))).toEqual(columns);
});

test("decks written by the pipeline are read back unchanged", () => {
  const table = finished(deckTableInSteps(columns));
  expect(table.ids).toEqual(decks.map(({ id }) => id));
  expect([...table.days]).toEqual(decks.map(({ day }) => day));
  expect(decks.map((_, at) => new Map(cardsOfDeck(table, at)))).toEqual(
    decks.map(({ cards }) => copies(cards)),
  );
});
