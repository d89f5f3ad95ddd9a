import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { CardId } from "../../../domain/card/card";
import { seededSource } from "../../../domain/deck/draw/random";
import { readSeed } from "../../../domain/deck/draw/seed";
import { deckCopies } from "../../../domain/deck/facts/copies";
import { findCard } from "../../../domain/deck/samples/deck-cards";
import { CardOpenerProvider } from "../../../ui/card/card-opener";
import { DrawDialog } from "./draw-dialog";

/** Theo Bell (G6), Aaron Bathurst, Alan Sovereign; 60 cards of library. */
const CARDS = {
  201613: 4,
  200002: 5,
  200040: 3,
  100518: 14,
  100199: 10,
  100845: 12,
  100001: 6,
  100119: 8,
  102308: 10,
};

let decks = 0;

/** The seed draws 2 Theo Bell, 2 Alan Sovereign; 2 Govern, 2 Absolute Tyranny, .44 Magnum, Deflection, Blood Doll. */
function start({ cards = CARDS as Record<number, number>, seed = "elysium", id = `deck ${decks++}` } = {}) {
  const opened: CardId[] = [];
  const onClose = vi.fn();
  const view = render(
    <CardOpenerProvider value={{ open: (card) => opened.push(card) }}>
      <DrawDialog
        id={id}
        name="Dolls"
        copies={deckCopies(cards, findCard)}
        overlay={null}
        seed={readSeed(seed)}
        random={seededSource("device")}
        linkTo={(written) => `https://site.example/decks/${id}?draw=${written}`}
        onClose={onClose}
      />
    </CardOpenerProvider>,
  );
  return { opened, onClose, id, close: view.unmount };
}

const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string) => fireEvent.click(button(name));
const heading = (name: RegExp) => screen.getByRole("heading", { name });
const news = () => screen.getAllByRole("status")[0]?.textContent;

/** The rows of a list as "2 Theo Bell (G6)"; "": there is no such list. */
function pile(name: string): readonly string[] {
  const list = screen.queryByRole("list", { name });
  if (!list) return [];
  const items = within(list).getAllByRole("listitem");
  return items.map((item) => {
    const copies = within(item).queryByText(/^\d+ cop(y|ies)$/)?.textContent;
    return [copies?.split(" ")[0], within(item).getAllByRole("link")[0]?.textContent]
      .filter(Boolean)
      .join(" ");
  });
}

describe("the draw simulator", () => {
  it("starts with 4 and 7 cards in hand, and with transfers", () => {
    start();
    expect(heading(/^Uncontrolled 4 drawn, 8 left$/)).toBeVisible();
    expect(heading(/^Hand 7 drawn, 53 left$/)).toBeVisible();
    expect(screen.getByText("4 transfers to begin with")).toBeVisible();
    expect(pile("Uncontrolled")).toEqual(["2 Theo Bell (G6)", "2 Alan Sovereign"]);
    expect(pile("Hand")).toEqual([
      "2 Govern the Unaligned",
      "2 Absolute Tyranny",
      "1 .44 Magnum",
      "1 Deflection",
      "1 Blood Doll",
    ]);
  });

  it("shows burned crypt cards as controlled, with their capacity, newest first", () => {
    start();
    press("Play Theo Bell (G6)");
    press("Play Alan Sovereign");
    expect(heading(/^Controlled \[2\] ?Capacity 14$/)).toBeInTheDocument();
    expect(screen.getByText("Capacity 14")).toBeVisible();
    expect(pile("Controlled")).toEqual(["Alan Sovereign", "Theo Bell (G6)"]);
    expect(heading(/^Uncontrolled 2 drawn, 8 left$/)).toBeVisible();
    expect(news()).toBe("Played: Alan Sovereign");
  });

  it("shows burned library cards as the ash heap, with blood and pool, and draws replacements", () => {
    start();
    press("Play Deflection");
    press("Play .44 Magnum");
    expect(heading(/^Ash heap \[2\] ?Blood 1 ?Pool 2$/)).toBeInTheDocument();
    expect(screen.getByText("Blood 1")).toBeVisible();
    expect(screen.getByText("Pool 2")).toBeVisible();
    expect(pile("Ash heap")).toEqual([".44 Magnum", "Deflection"]);
    expect(heading(/^Hand 7 drawn, 51 left$/)).toBeVisible();
    expect(news()).toMatch(/^Played: \.44 Magnum · Drawn: \S/);
  });

  it("changes the hand size by one, and by all, and says where nothing is left", () => {
    start();
    press("+1 uncontrolled vampire");
    expect(heading(/^Uncontrolled 5 drawn, 7 left$/)).toBeVisible();
    press("−1 uncontrolled vampire");
    press("−1 uncontrolled vampire");
    expect(heading(/^Uncontrolled 3 drawn, 9 left$/)).toBeVisible();
    expect(news()).toBe("Back on top: Theo Bell (G6)");
    press("Draw all of the crypt");
    expect(news()).toBe("9 cards drawn");
    expect(button("Draw all of the crypt")).toBeDisabled();
    expect(button("+1 uncontrolled vampire")).toBeDisabled();
    for (let left = 12; left > 0; left -= 1) press("−1 uncontrolled vampire");
    expect(screen.getByText("No cards in hand.")).toBeVisible();
    expect(button("−1 uncontrolled vampire")).toBeDisabled();
    expect(button("+1 uncontrolled vampire")).toBeEnabled();
  });

  it("draws one part anew and leaves the other; the seed tells of both", () => {
    start();
    press("Play Deflection");
    const hand = pile("Hand");
    press("Re-draw the crypt");
    expect(heading(/^Uncontrolled 4 drawn, 8 left$/)).toBeVisible();
    expect(pile("Hand")).toEqual(hand);
    const seed = screen.getByRole<HTMLInputElement>("textbox", { name: "Seed" }).value;
    expect(seed).toMatch(/^[2-9A-Z]{5}-ELYSIUM$/);
    expect(news()).toBe(`Drawn from the seed ${seed}`);
    press("Re-draw the library");
    expect(pile("Ash heap")).toEqual([]);
  });

  it("returns a burned card to the hand", () => {
    start();
    press("Play Deflection");
    press("Return Deflection to the hand");
    expect(heading(/^Hand 8 drawn, 52 left$/)).toBeVisible();
    expect(pile("Ash heap")).toEqual([]);
    expect(news()).toBe("Back in the hand: Deflection");
  });

  it("undoes step by step, by its button and by Ctrl and Z, but not what is typed", () => {
    start();
    expect(button("Undo")).toBeDisabled();
    const hand = pile("Hand");
    press("Play Deflection");
    press("Re-draw the library");
    fireEvent.keyDown(screen.getByRole("textbox", { name: "Seed" }), { key: "z", ctrlKey: true });
    expect(pile("Ash heap")).toEqual([]);
    press("Undo");
    expect(pile("Ash heap")).toEqual(["Deflection"]);
    fireEvent.keyDown(button("Undo"), { key: "z", ctrlKey: true });
    expect(pile("Hand")).toEqual(hand);
    expect(news()).toBe("The last step is undone");
    expect(button("Undo")).toBeDisabled();
  });

  it("a click on a row in hand plays it, one on a burned row or on a name opens the card", () => {
    const { opened } = start();
    const row = (list: string) =>
      within(screen.getByRole("list", { name: list })).getAllByRole("listitem")[0];
    fireEvent.click(row("Uncontrolled") ?? document.body);
    expect(pile("Controlled")).toEqual(["Theo Bell (G6)"]);
    fireEvent.click(row("Controlled") ?? document.body);
    fireEvent.click(screen.getByRole("link", { name: "Deflection" }));
    expect(opened).toEqual([201613, 100518]);
    expect(pile("Ash heap")).toEqual([]);
  });

  it("leaves the focus in the list when a row goes, and by the list when the last one goes", async () => {
    start({ cards: { 201613: 2, 200002: 1, 200040: 1, 100518: 7 } });
    const names = pile("Uncontrolled").map((row) => row.replace(/^\d /, ""));
    expect(names).toHaveLength(3);
    const played = () => document.activeElement?.getAttribute("aria-label");
    button(`Play ${names[0]}`).focus();
    for (let copies = 4; copies > 1; copies -= 1) {
      await userEvent.keyboard("{Enter}");
      expect(played()).toMatch(/^Play /);
    }
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement).toHaveTextContent("No cards in hand.");
  });

  it("goes on where it was left", () => {
    const { close, id } = start();
    press("Play Deflection");
    close();
    start({ id });
    expect(pile("Ash heap")).toEqual(["Deflection"]);
    press("Undo");
    expect(pile("Ash heap")).toEqual([]);
  });
});

describe("the seed", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("draws the same cards again, and can be undone", () => {
    start({ seed: "" });
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Seed" });
    const first = field.value;
    const hand = pile("Hand");
    fireEvent.change(field, { target: { value: " elysium " } });
    press("Draw from it");
    expect(field.value).toBe("ELYSIUM");
    expect(pile("Uncontrolled")).toEqual(["2 Theo Bell (G6)", "2 Alan Sovereign"]);
    press("Undo");
    expect([field.value, pile("Hand")]).toEqual([first, hand]);
  });

  it("needs a letter or a digit", () => {
    start();
    const field = screen.getByRole("textbox", { name: "Seed" });
    fireEvent.change(field, { target: { value: " - " } });
    press("Draw from it");
    expect(field).toHaveAccessibleDescription(/A seed needs a letter or a digit\./);
    expect(button("Undo")).toBeDisabled();
  });

  it("is in the link to the draw", async () => {
    const writeText = vi.fn(async (_: string) => {});
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    const { id } = start();
    await act(async () => press("Copy the link to this draw"));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`https://site.example/decks/${id}?draw=ELYSIUM`);
  });
});

describe("a deck that cannot be drawn from", () => {
  it.each([
    [{ 201613: 3, 100518: 60 }, "NOT ENOUGH CARDS FOR INITIAL DRAW"],
    [{ 201613: 12, 100518: 6 }, "NOT ENOUGH CARDS FOR INITIAL DRAW"],
    [{ 201613: 12, 100518: 2000 }, "This deck has too many cards to draw from."],
  ])("%o", (cards, message) => {
    start({ cards });
    expect(screen.getByRole("alert")).toHaveTextContent(message);
    expect(screen.getAllByRole("button").map((one) => one.getAttribute("aria-label"))).toEqual(["Close"]);
  });
});

describe("odds", () => {
  const cells = (table: string, name: string) => {
    const row = within(screen.getByRole("table", { name: table })).getByRole("row", {
      name: new RegExp(`^${name}`),
    });
    return within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent);
  };

  it("stand beside a card in hand: for the opening hand, and for the next card", () => {
    start();
    const deflection = screen.getByText("At least 1 in a hand of 7: 86%. The next card is another one: 25%.");
    expect(deflection).toBeInTheDocument();
    press("Play Deflection");
    expect(screen.queryByText(/^At least 1 in a hand of 7: 86%/)).toBeNull();
  });

  it("of each card and type are exact, and change for the next card only", () => {
    start();
    press("Odds of the opening hand");
    // 1 − C(46,7)/C(60,7); 13 of 53 left.
    expect(cells("Library: 7 of 60 cards", "Deflection")).toEqual(["14", "86%", "25%"]);
    expect(cells("Types: 7 of 60 cards", "Master")).toEqual(["10", "74%", "17%"]);
    expect(cells("Crypt: 4 of 12 cards", "Theo Bell")).toEqual(["4", "86%", "25%"]);
    press("Draw all of the library");
    expect(cells("Library: 7 of 60 cards", "Deflection")).toEqual(["14", "86%", "0%"]);
  });

  it("are tried out in a thousand hands, and in more", async () => {
    start();
    press("Odds of the opening hand");
    press("Draw 1,000 hands");
    await screen.findByText("1,000 hands drawn.");
    const found = () => Number(cells("Library: 7 of 60 cards", "Deflection")[2]?.replace("%", ""));
    // Four times the standard deviation of a thousand hands to either side.
    expect(Math.abs(found() - 86)).toBeLessThan(5);
    expect(cells("Types: 7 of 60 cards", "Master")).toHaveLength(4);
    press("Draw 1,000 more");
    await screen.findByText("2,000 hands drawn.");
    expect(Math.abs(found() - 86)).toBeLessThan(4);
  });

  it("can be stopped, and goes on from there", async () => {
    start();
    press("Odds of the opening hand");
    press("Draw 1,000 hands");
    await waitFor(() => expect(screen.getByRole("progressbar")).not.toHaveAttribute("value", "0"));
    press("Stop");
    const stopped = Number(screen.getByText(/ hands drawn\.$/).textContent?.split(" ")[0]);
    expect(stopped).toBeGreaterThan(0);
    expect(stopped).toBeLessThan(1000);
    press("Draw 1,000 more");
    await screen.findByText(`${(stopped + 1000).toLocaleString("en")} hands drawn.`);
  });

  it("are told for decks of up to 35 and 100 cards only", () => {
    start({ cards: { 201613: 12, 100518: 101 } });
    expect(screen.queryByText(/^At least/)).toBeNull();
    press("Odds of the opening hand");
    expect(cells("Library: 7 of 101 cards", "Deflection")).toEqual(["101"]);
  });
});
