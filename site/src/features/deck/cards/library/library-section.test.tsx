import { act, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CardId, LibraryCard } from "../../../../domain/card/card";
import { asCardId } from "../../../../domain/card/ids";
import { indexedTraits } from "../../../../domain/deck/facts/card-tags";
import { deckCopies } from "../../../../domain/deck/facts/copies";
import { deckFacts } from "../../../../domain/deck/facts/deck-facts";
import { deckOf } from "../../../../domain/deck/operations/operations.test.support";
import type { Players } from "../../../../domain/deck/who-plays";
import { sampleCryptBase, sampleLibraryBase } from "../../../../domain/samples/bases";
import type { LineProps } from "../../../../ui/card-row/line-props";
import { LibrarySection } from "./library-section";

/** The names of the cards whose lines and copies were rendered. */
const rendered = vi.hoisted(() => ({ lines: [] as string[], copies: [] as string[] }));
vi.mock("../../../../ui/card-row/typed-library-line", () => ({
  TypedLibraryLine: ({ card, children }: LineProps<LibraryCard>) => {
    rendered.lines.push(card.name);
    return (
      <p>
        {card.name} {children}
      </p>
    );
  },
}));
vi.mock("../../../../ui/quantity/card-copies", async (original) => {
  const { CardCopies } = await original<typeof import("../../../../ui/quantity/card-copies")>();
  return {
    CardCopies: (props: Parameters<typeof CardCopies>[0]) => {
      rendered.copies.push(props.name);
      return <CardCopies {...props} />;
    },
  };
});

const BASE = sampleLibraryBase();
const TRAITS = indexedTraits(sampleCryptBase(), BASE);
const NAMES = ["Deflection", "Awe", "Blood Doll", "Govern the Unaligned"];
const ids = new Map(BASE.cards.map(({ name, id }) => [name, asCardId(id)]));
const onCopies = () => {};
const nobodyPlaysAwe = ({ name }: LibraryCard): Players | undefined =>
  name === "Awe" ? { inferior: 0, superior: 0 } : { inferior: 4, superior: 2 };

function cards(change: Readonly<Record<string, number>> = {}): ReadonlyMap<CardId, number> {
  return new Map(
    NAMES.flatMap((name) => {
      const id = ids.get(name);
      const copies = change[name] ?? 2;
      return id === undefined || copies < 0 ? [] : [[id, copies] as const];
    }),
  );
}

function section(change: Readonly<Record<string, number>> = {}) {
  const deck = deckOf({ cards: cards(change) });
  const copies = deckCopies(Object.fromEntries(deck.cards), (id) => BASE.byId.get(id));
  return (
    <LibrarySection
      deck={deck.id}
      cards={deck.cards}
      copies={copies}
      facts={deckFacts(copies, TRAITS, "2026-01-31")}
      base={BASE}
      whoPlays={(card) => nobodyPlaysAwe(card)}
      overlay={null}
      onCopies={onCopies}
      adding={null}
    />
  );
}

const forget = () => {
  rendered.lines = [];
  rendered.copies = [];
};
beforeEach(forget);
afterEach(() => void vi.useRealTimers());

it("renders the copies that an edit changes, and nothing else of the rows", () => {
  const { rerender } = render(section());
  expect(rendered.lines.toSorted()).toEqual(NAMES.toSorted());
  expect(rendered.copies.toSorted()).toEqual(NAMES.toSorted());
  forget();
  rerender(section({ Deflection: 3 }));
  expect(rendered).toEqual({ lines: [], copies: ["Deflection"] });
});

it("keeps the focus on a card that moves to the side list, and in its place when it leaves the deck", () => {
  vi.useFakeTimers();
  const { rerender } = render(section());
  screen.getByRole("button", { name: "One fewer Deflection" }).focus();
  rerender(section({ Deflection: 0 }));
  act(() => void vi.advanceTimersByTime(1000));
  const side = within(screen.getByRole("list", { name: /^Side library/ }));
  expect(side.getByRole("button", { name: "Remove Deflection from the deck" })).toHaveFocus();
  rerender(section({ Deflection: -1 }));
  expect(screen.getByRole("button", { name: "One fewer Awe" })).toHaveFocus();
  screen.getByRole("button", { name: "One fewer Blood Doll" }).focus();
  rerender(section({ Deflection: -1, "Blood Doll": -1 }));
  expect(screen.getByRole("button", { name: "One fewer Govern the Unaligned" })).toHaveFocus();
});

it("marks a card that no vampire can play, also without the details", () => {
  render(section());
  expect(screen.getByText("nobody").closest("li")).toHaveTextContent("Awe");
});
