import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { setPreferences } from "../../../../data/preferences";
import { asCardId } from "../../../../domain/card/ids";
import { indexedTraits } from "../../../../domain/deck/facts/card-tags";
import { deckCopies } from "../../../../domain/deck/facts/copies";
import { deckFacts } from "../../../../domain/deck/facts/deck-facts";
import { deckOf } from "../../../../domain/deck/operations/operations.test.support";
import { sampleCryptBase, sampleLibraryBase } from "../../../../domain/samples/bases";
import { CryptSection } from "./crypt-section";

const BASE = sampleCryptBase();
const TRAITS = indexedTraits(BASE, sampleLibraryBase());
const CARDS = BASE.cards.slice(0, 4);

afterEach(() => setPreferences({ sort: {} }));

/** Shows a crypt with the given copies of the first sample vampires. */
function show(...copies: readonly number[]): void {
  const cards = new Map(
    CARDS.flatMap(({ id }, index) => {
      const card = asCardId(id);
      return card === undefined || copies[index] === undefined ? [] : [[card, copies[index]] as const];
    }),
  );
  const deck = deckOf({ cards });
  const found = deckCopies(Object.fromEntries(cards), (id) => BASE.byId.get(id));
  render(
    <CryptSection
      deck={deck.id}
      cards={cards}
      facts={deckFacts(found, TRAITS, "2026-01-31")}
      base={BASE}
      overlay={null}
      onCopies={undefined}
      adding={null}
    />,
  );
}

const names = () => screen.getAllByRole("link").map(({ textContent }) => textContent);

it("counts the crypt, and marks one of fewer than 12 cards", () => {
  show(4, 3);
  expect(screen.getByRole("heading", { name: "Crypt [7 of 12+]" })).toBeVisible();
});

it("shows only the total of a large enough crypt", () => {
  show(6, 6);
  expect(screen.getByRole("heading", { name: "Crypt [12]" })).toBeVisible();
});

it("lists considered vampires apart", () => {
  show(12, 0);
  expect(screen.getByRole("heading", { name: "Crypt [12]" })).toBeVisible();
  expect(screen.getByRole("list", { name: /^Side crypt/ })).toHaveTextContent(CARDS[1]?.name ?? "?");
});

it("sorts by the chosen order", () => {
  show(1, 2, 3, 4);
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "name" } });
  const sorted = CARDS.map(({ name }) => name).toSorted();
  expect(names()).toEqual(sorted.map((name) => expect.stringContaining(name)));
});
