import { act, render } from "@testing-library/react";
import { expect, it } from "vitest";
import type { DeckStore } from "../../../data/decks/store/deck-store";
import type { Deck, DeckCards } from "../../../domain/deck/deck";
import { BARRENS, CARDS, DOLL, deckOf } from "../../../domain/deck/operations/operations.test.support";
import { createStore } from "../../../domain/store";
import { CardsOfKind } from "./cards-of-kind";

const THEO = CARDS[0];
const BEFORE = new Map([
  [THEO, 1],
  [DOLL, 2],
]);

/** A page that shows `deck`, while the store has what `put` was last called with. */
function shown(deck: Deck) {
  const stored = createStore<Deck | undefined>(deck);
  const deckStore = { subscribe: stored.subscribe, deck: stored.get } as unknown as DeckStore;
  const crypts: DeckCards[] = [];
  const libraries: DeckCards[] = [];
  render(
    <>
      <CardsOfKind deckStore={deckStore} deck={deck} kind="crypt">
        {(cards) => void crypts.push(cards)}
      </CardsOfKind>
      <CardsOfKind deckStore={deckStore} deck={deck} kind="library">
        {(cards) => void libraries.push(cards)}
      </CardsOfKind>
    </>,
  );
  const put = (cards: DeckCards | undefined) =>
    act(() => stored.set(cards === undefined ? undefined : { ...deck, cards }));
  return { put, crypt: () => crypts.at(-1), library: () => libraries.at(-1) };
}

it("shows an edit of the user's deck before the page does", () => {
  const { put, crypt, library } = shown({ ...deckOf({ cards: BEFORE }), isAuthor: true });
  expect([crypt(), library()]).toEqual([new Map([[THEO, 1]]), new Map([[DOLL, 2]])]);
  put(new Map([...BEFORE, [THEO, 3]]));
  expect([crypt(), library()]).toEqual([new Map([[THEO, 3]]), new Map([[DOLL, 2]])]);
});

it("keeps the map of the kind that an edit does not change", () => {
  const { put, crypt, library } = shown({ ...deckOf({ cards: BEFORE }), isAuthor: true });
  const first = crypt();
  put(new Map([...BEFORE, [BARRENS, 1]]));
  expect(crypt()).toBe(first);
  expect([...(library()?.keys() ?? [])]).toEqual([DOLL, BARRENS]);
});

it("keeps the cards of a deck that is being deleted, and of a deck of someone else", () => {
  const own = shown({ ...deckOf({ cards: BEFORE }), isAuthor: true });
  own.put(undefined);
  expect(own.library()).toEqual(new Map([[DOLL, 2]]));
  const other = shown({ ...deckOf({ cards: BEFORE }), isAuthor: false });
  other.put(new Map([[DOLL, 9]]));
  expect(other.library()).toEqual(new Map([[DOLL, 2]]));
});
