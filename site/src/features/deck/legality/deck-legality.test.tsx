import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { CryptCard, LibraryCard } from "../../../domain/card/card";
import { asCardId, isCrypt } from "../../../domain/card/ids";
import type { DeckChange } from "../../../domain/deck/change";
import type { Deck, DeckCards } from "../../../domain/deck/deck";
import { readOnlyDeck } from "../../../domain/deck/read-only-deck";
import { asDeckId } from "../../../domain/deck/url/deck-route";
import { SAMPLE_CRYPT, SAMPLE_LIBRARY, SAMPLE_SETS } from "../../../domain/samples/bases";
import { DeckPageProvider } from "../shared/deck-page-context";
import { DeckLegality } from "./deck-legality";

/** Real cards, with what the rules read. */
function vampire(id: number, name: string, group: number, more: Partial<CryptCard> = {}): CryptCard {
  const [sample] = SAMPLE_CRYPT;
  const card = asCardId(id);
  if (sample === undefined || card === undefined || !isCrypt(card)) throw new Error(`No vampire: ${id}`);
  return { ...sample, id: card, name, displayName: name, group, advanced: false, ...more };
}

function libraryCard(id: number, name: string, more: Partial<LibraryCard> = {}): LibraryCard {
  const [sample] = SAMPLE_LIBRARY;
  const card = asCardId(id);
  if (sample === undefined || card === undefined || isCrypt(card)) throw new Error(`No library card: ${id}`);
  return { ...sample, id: card, name, displayName: name, firstPrint: "1994-08-16", ...more };
}

const CRYPT = [
  ...SAMPLE_CRYPT,
  vampire(200001, "Aabbt Kindred", 2, { firstPrint: "2001-06-11", sets: { FN: { U: 2 } } }),
  vampire(200444, "Evan Klein", 3, { firstPrint: "2006-09-18", sets: { Third: { U: 1 } } }),
  vampire(201627, "Evan Klein", 6, { firstPrint: "2021-06-18", sets: { V5: { PV: 2 } } }),
  vampire(200011, "Adana de Sforza", 4, { firstPrint: "2005-11-14", sets: { LoB: { U: 1 } } }),
  vampire(201343, "Tarbaby Jack", 3, {
    banned: "2020-08-01",
    firstPrint: "2003-11-17",
    sets: { BH: { U: 1 } },
  }),
];
const LIBRARY = [
  ...SAMPLE_LIBRARY,
  libraryCard(101893, "Succubus Club", {
    banned: "2005-01-01",
    sets: { Jyhad: { R: 1 }, VTES: { R: 1 }, CE: { R: 1 } },
  }),
  libraryCard(100334, "Charming Lobby", {
    sets: { Jyhad: { C: 1 }, VTES: { C: 1 }, CE: { C: 1 }, KoT: { C: 1 }, LoB: { PG: 2 } },
  }),
];
const find = (id: number) => [...CRYPT, ...LIBRARY].find((card) => card.id === id);

afterEach(() => localStorage.clear());

let decks = 0;

/** Each deck has an id of its own: what was chosen for one is remembered. */
function deckOf(cards: Readonly<Record<string, number>>, id = `A1234567${decks++}`): Deck {
  const known: DeckCards = new Map(
    Object.entries(cards).flatMap(([written, copies]) => {
      const card = asCardId(written);
      return card === undefined ? [] : [[card, copies] as const];
    }),
  );
  return readOnlyDeck(asDeckId(id), { name: "Guns", author: "", description: "", tags: [], cards: known });
}

interface Shown {
  readonly deck: Deck;
  readonly playedOn?: string;
  readonly onChange?: ((change: DeckChange) => void) | undefined;
  /** Whether the judgement of a change is still to come. */
  readonly isLate?: boolean;
}

/** Applies the changes of cards, as the deck store does. */
function Edited({ deck, onChange, playedOn, isLate = false }: Shown) {
  const [cards, setCards] = useState(deck.cards);
  const change = (made: DeckChange) => {
    onChange?.(made);
    if (made.kind !== "cards") return;
    setCards(new Map([...new Map([...cards, ...made.copies])].filter(([, copies]) => copies >= 0)));
  };
  return (
    <DeckLegality
      deck={{ ...deck, cards }}
      cards={isLate ? deck.cards : cards}
      find={find}
      crypt={CRYPT}
      catalogue={SAMPLE_SETS}
      playedOn={playedOn}
      onChange={onChange && change}
    />
  );
}

function show(shown: Shown) {
  const dialog = { name: undefined, open: vi.fn(), close: vi.fn() };
  const page = {
    id: "",
    search: "",
    hash: "",
    dialog,
    preloadDialog: vi.fn(),
    onOpen: vi.fn(),
    pending: null,
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DeckPageProvider value={page}>
        <Edited {...shown} />
      </DeckPageProvider>
    </QueryClientProvider>,
  );
  return { dialog };
}

const line = () => screen.getByRole("button", { expanded: false });
const open = async () => userEvent.click(line());
const rule = (text: RegExp) =>
  screen.getAllByRole("listitem").find((item) => text.test(item.textContent ?? "")) ?? document.body;

describe("the line", () => {
  it.each([
    [{ "200076": 12, "100845": 60 }, "Legal in Standard"],
    [{ "200076": 11, "100845": 60 }, "1 thing to fix in Standard"],
    [{ "200001": 6, "200011": 6, "100845": 59, "101893": 2 }, "2 things to fix in Standard"],
  ])("%j: %s", (cards, expected) => {
    show({ deck: deckOf(cards) });
    expect(line()).toHaveTextContent(expected);
  });

  it("judges a winning deck by the day of its event, and tells what has changed since", () => {
    show({ deck: deckOf({ "201343": 2, "200076": 10, "100845": 60 }), playedOn: "2020-07-31" });
    expect(line()).toHaveTextContent("Legal in Standard on 31 July 2020 · today 1 thing to fix");
  });
});

describe("the rules", () => {
  it("begin with those that do not hold, with cards as links", async () => {
    show({ deck: deckOf({ "200076": 12, "100845": 58, "101893": 2 }) });
    await open();
    const [first] = screen.getAllByRole("listitem");
    expect(first).toHaveTextContent(/^To fixNo banned cards/);
    const card = within(rule(/No banned/)).getByRole("link", { name: "Succubus Club" });
    expect(card).toHaveAttribute("href", "/cards/101893");
    expect(rule(/^2 × Succubus/)).toHaveTextContent("2 × Succubus Club banned since 1 January 2005");
    expect(screen.getByText(/Any number of copies/)).toBeVisible();
  });

  it("offer no repair for a deck that is read-only", async () => {
    show({ deck: deckOf({ "200076": 12, "100845": 58, "101893": 2 }) });
    await open();
    expect(screen.queryByRole("button", { name: /Take out/ })).toBeNull();
  });

  it("follow the format and the day, which are remembered for the deck", async () => {
    const deck = deckOf({ "200076": 12, "100334": 60 }, "ChosenFor");
    show({ deck });
    await open();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Format" }), "V5");
    expect(screen.getByRole("button", { expanded: true })).toHaveTextContent("1 thing to fix in V5");
    expect(rule(/Charming Lobby/)).toHaveTextContent("in Jyhad, Vampire: The Eternal Struggle");
    expect(JSON.parse(localStorage.getItem("methuselah.legality") ?? "")).toEqual({
      ChosenFor: { format: "v5" },
    });
  });
});

describe("a repair", () => {
  it("says what it breaks, is one change, and returns the focus to the line", async () => {
    const onChange = vi.fn();
    show({ deck: deckOf({ "200076": 12, "100845": 58, "101893": 2 }), onChange });
    await open();
    expect(rule(/No banned/)).toHaveTextContent("Then 12 crypt and 58 library cards");
    expect(rule(/No banned/)).toHaveTextContent("Then to fix: 60 to 90 library cards");
    await userEvent.click(screen.getByRole("button", { name: "Take out 2 × Succubus Club" }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ kind: "cards", copies: new Map([[101893, -1]]) });
    const button = screen.getByRole("button", { expanded: true });
    expect(button).toHaveTextContent("1 thing to fix in Standard");
    expect(button).toHaveFocus();
  });

  it("leaves the cards in the side lists on request", async () => {
    const onChange = vi.fn();
    show({ deck: deckOf({ "200076": 12, "100845": 60, "101893": 2 }), onChange });
    await open();
    await userEvent.click(screen.getByRole("button", { name: /Move to the side lists/ }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ kind: "cards", copies: new Map([[101893, 0]]) });
    expect(screen.getByRole("button", { expanded: true })).toHaveTextContent("Legal in Standard");
  });

  it("of all rules is one change too, and not offered where the player must choose", async () => {
    const onChange = vi.fn();
    show({ deck: deckOf({ "200076": 12, "100845": 60, "101893": 2, "100334": 4 }), onChange });
    await open();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Format" }), "V5");
    await userEvent.click(screen.getByRole("button", { name: "Fix all: take out 6 copies" }));
    expect(onChange).toHaveBeenCalledOnce();
    expect(screen.getByRole("button", { expanded: true })).toHaveTextContent("Legal in V5");
  });

  it("of wrong groups leaves the choice of groups to the player", async () => {
    show({ deck: deckOf({ "200001": 3, "200011": 9, "100845": 60 }), onChange: vi.fn() });
    await open();
    expect(screen.getByRole("button", { name: "Keep group 4: take out 3 copies" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Keep group 2: take out 9 copies" })).toBeVisible();
    expect(screen.queryByRole("button", { name: /Fix all/ })).toBeNull();
  });

  it("pressed twice before the deck is judged again is made once", async () => {
    const onChange = vi.fn();
    show({ deck: deckOf({ "200444": 2, "201627": 10, "100845": 60 }), onChange, isLate: true });
    await open();
    const swap = /^Keep group 6: swap 2 copies for their namesakes, take out 0$/;
    await userEvent.dblClick(screen.getByRole("button", { name: swap }));
    const copies = new Map([
      [200444, -1],
      [201627, 12],
    ]);
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ kind: "cards", copies });
  });

  it("of a size that is too small opens the card ideas", async () => {
    const { dialog } = show({ deck: deckOf({ "200076": 11, "100845": 60 }), onChange: vi.fn() });
    await open();
    await userEvent.click(screen.getByRole("button", { name: "Card ideas" }));
    expect(dialog.open).toHaveBeenCalledExactlyOnceWith("deck-ideas");
  });
});
