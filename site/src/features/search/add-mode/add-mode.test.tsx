import { act, fireEvent, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setPreferences } from "../../../data/preferences";
import type { CardId } from "../../../domain/card/card";
import { GOVERN } from "../../../domain/deck/operations/operations.test.support";
import { createStore } from "../../../domain/store";
import { CardOpenerProvider } from "../../../ui/card/card-opener";
import { LiveRegion } from "../../../ui/live-region";
import { showSearch, stubWindow } from "../search-screen.test.support";
import type { AddMode } from "./add-mode";
import { AddRow } from "./add-row";

const NAME = "Govern the Unaligned";

/** A search for masters and actions whose results are added to a deck. */
function showAdding({ copies, on = true }: { readonly copies?: number; readonly on?: boolean } = {}) {
  const cards = createStore<ReadonlyMap<CardId, number>>(
    new Map(copies === undefined ? [] : [[GOVERN, copies]]),
  );
  const changes: (readonly [CardId, number])[] = [];
  const opened: CardId[] = [];
  const onToggle = vi.fn();
  const change = (card: CardId, next: number) => {
    changes.push([card, next]);
    act(() => cards.set(new Map([...cards.get(), [card, next]])));
  };
  const addMode: AddMode = { on, onToggle, deck: <p>the deck</p>, target: { cards, change, Row: AddRow } };
  const site = (children: ReactNode) => (
    <LiveRegion>
      <CardOpenerProvider value={{ open: (id) => opened.push(id) }}>{children}</CardOpenerProvider>
    </LiveRegion>
  );
  showSearch({
    kind: "library",
    q: { type: { value: ["action", "reaction"], logic: "or" } },
    addMode,
    site,
  });
  return { changes, opened, onToggle, cards };
}

const link = () => screen.getByRole("link", { name: NAME });
const row = () => {
  const found = link().closest("li");
  if (!found) throw new Error("The card is in no row");
  return found;
};
const button = (name: string) => within(row()).getByRole("button", { name });
const number = () => within(row()).getByRole("spinbutton", { name: `Copies of ${NAME}` });

function swipe(from: number, to: number): void {
  const at = (clientX: number) => [{ clientX, clientY: 300 }];
  fireEvent.touchStart(link(), { touches: at(from), changedTouches: at(from) });
  fireEvent.touchEnd(link(), { touches: [], changedTouches: at(to) });
}
const swipeRight = () => swipe(100, 200);
const swipeLeft = () => swipe(200, 100);

beforeEach(() => setPreferences({ sort: {}, shortcuts: true }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("add mode on a wide window", () => {
  beforeEach(() => stubWindow(1440));

  it("is toggled by its button", () => {
    const { onToggle } = showAdding({ on: false });
    const toggle = screen.getByRole("button", { name: "Add mode" });
    expect(toggle).toHaveAttribute("aria-pressed", "false");
    expect(screen.queryByText("the deck")).not.toBeInTheDocument();
    fireEvent.click(toggle);
    expect(onToggle).toHaveBeenCalledOnce();
  });

  it("is not offered without a login", () => {
    showSearch({ q: { titles: { baron: true } } });
    expect(screen.queryByRole("button", { name: "Add mode" })).not.toBeInTheDocument();
  });

  it("adds, decreases and removes by buttons", () => {
    const { changes, opened } = showAdding();
    expect(screen.getByText("the deck")).toBeInTheDocument();
    expect(button(`Remove ${NAME} from the deck`)).toBeDisabled();
    fireEvent.click(button(`One more ${NAME}`));
    expect(number()).toHaveValue("1");
    fireEvent.click(button(`One fewer ${NAME}`));
    fireEvent.click(button(`Remove ${NAME} from the deck`));
    expect(changes).toEqual([
      [GOVERN, 1],
      [GOVERN, 0],
      [GOVERN, -1],
    ]);
    expect(opened).toEqual([]);
  });

  it("shows changes from elsewhere, and opens cards as before", () => {
    const { cards, opened } = showAdding({ copies: 2 });
    act(() => cards.set(new Map([[GOVERN, 7]])));
    expect(number()).toHaveValue("7");
    fireEvent.click(row());
    expect(opened).toEqual([GOVERN]);
    fireEvent.click(number());
    expect(opened).toEqual([GOVERN]);
  });

  it("accepts typed numbers: Tab reaches that of the current row, and its keys do not navigate rows", () => {
    const { changes } = showAdding({ copies: 2 });
    fireEvent.focus(link());
    const reached = screen.getAllByRole("spinbutton").filter((one) => (one as HTMLElement).tabIndex === 0);
    expect(reached).toEqual([number()]);
    number().focus();
    fireEvent.input(number(), { target: { value: "12" } });
    for (const key of ["Home", "End", "Enter"]) fireEvent.keyDown(number(), { key });
    expect(number()).toHaveFocus();
    fireEvent.keyDown(number(), { key: "ArrowDown" });
    expect(changes).toEqual([
      [GOVERN, 12],
      [GOVERN, 11],
    ]);
  });

  it("keeps the arrow keys for rows, and counts by + and − unless shortcuts are off", () => {
    const { changes } = showAdding({ copies: 2 });
    link().focus();
    fireEvent.keyDown(link(), { key: "+" });
    fireEvent.keyDown(link(), { key: "-" });
    fireEvent.keyDown(link(), { key: "-", ctrlKey: true });
    act(() => setPreferences({ shortcuts: false }));
    fireEvent.keyDown(link(), { key: "+" });
    expect(changes).toEqual([
      [GOVERN, 3],
      [GOVERN, 2],
    ]);
    fireEvent.keyDown(link(), { key: "Home" });
    expect(link()).not.toHaveFocus();
  });
});

describe("add mode on a phone", () => {
  beforeEach(() => stubWindow(390));

  it("has buttons only, and the deck in a line", () => {
    showAdding({ copies: 3 });
    expect(screen.queryByRole("spinbutton")).not.toBeInTheDocument();
    expect(within(row()).getByRole("img", { name: `Copies of ${NAME}: 3` })).toBeInTheDocument();
    expect(screen.getByText("the deck")).toBeInTheDocument();
  });

  it("adds by a swipe to the right and removes by one to the left, with announcements", () => {
    const { changes } = showAdding({ copies: 2 });
    swipeRight();
    expect(screen.getByText(`3 × ${NAME}`)).toBeInTheDocument();
    swipeLeft();
    swipeLeft();
    expect(changes.map(([, copies]) => copies)).toEqual([3, 2, 1]);
    expect(screen.getByText(`1 × ${NAME}`)).toBeInTheDocument();
  });

  it("removes nothing for a card that is not in the deck", () => {
    const { changes } = showAdding();
    swipeLeft();
    expect(changes).toEqual([]);
  });

  it("highlights the swiped edge for half a second, and opens no card", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { opened } = showAdding({ copies: 2 });
    const swiped = () => row().querySelector("[data-swiped]")?.getAttribute("data-swiped");
    swipeRight();
    fireEvent.click(row().querySelector("[data-swiped]") ?? row());
    expect(opened).toEqual([]);
    expect(swiped()).toBe("right");
    act(() => vi.advanceTimersByTime(499));
    expect(swiped()).toBe("right");
    act(() => vi.advanceTimersByTime(1));
    expect(swiped()).toBeUndefined();
    fireEvent.click(row());
    expect(opened).toEqual([GOVERN]);
    vi.useRealTimers();
  });
});

it("shows the results while the deck is loading", () => {
  stubWindow(1440);
  const deck = <p>soon</p>;
  showSearch({
    q: { titles: { baron: true } },
    addMode: { on: true, onToggle: () => {}, deck, target: "loading" },
  });
  expect(screen.getAllByRole("listitem").length).toBeGreaterThan(0);
  expect(screen.queryByRole("spinbutton")).not.toBeInTheDocument();
});

it("announces that a card has left the deck", () => {
  stubWindow(390);
  showAdding({ copies: 0 });
  swipeLeft();
  expect(screen.getByText(`${NAME} removed`)).toBeInTheDocument();
});
