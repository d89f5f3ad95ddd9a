import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { button, heading, news, pile, press, start } from "./draw-dialog.test.support";

describe("the draw simulator", () => {
  it("starts with 4 and 7 cards in hand, and with transfers", () => {
    start();
    expect(heading(/^Uncontrolled 4 drawn, 8 left$/)).toBeVisible();
    expect(heading(/^Hand 7 drawn, 53 left$/)).toBeVisible();
    expect(screen.getByText("4 starting transfers")).toBeVisible();
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

  it("changes the hand size by one and by all, and reports an empty pile", () => {
    start();
    press("+1 uncontrolled vampire");
    expect(heading(/^Uncontrolled 5 drawn, 7 left$/)).toBeVisible();
    press("−1 uncontrolled vampire");
    press("−1 uncontrolled vampire");
    expect(heading(/^Uncontrolled 3 drawn, 9 left$/)).toBeVisible();
    expect(news()).toBe("Back on top: Theo Bell (G6)");
    press("Draw the whole crypt");
    expect(news()).toBe("9 cards drawn");
    expect(button("Draw the whole crypt")).toBeDisabled();
    expect(button("+1 uncontrolled vampire")).toBeDisabled();
    for (let left = 12; left > 0; left -= 1) press("−1 uncontrolled vampire");
    expect(screen.getByText("No cards in hand.")).toBeVisible();
    expect(button("−1 uncontrolled vampire")).toBeDisabled();
    expect(button("+1 uncontrolled vampire")).toBeEnabled();
  });

  it("redraws one part and keeps the other; the seed describes both", () => {
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

  it("undoes step by step, by its button and by Ctrl+Z, but not in text fields", () => {
    start();
    expect(button("Undo")).toBeDisabled();
    const hand = pile("Hand");
    press("Play Deflection");
    press("Re-draw the library");
    fireEvent.keyDown(screen.getByRole("textbox", { name: "Seed" }), { key: "z", ctrlKey: true });
    expect(pile("Ash heap")).toEqual([]);
    fireEvent.keyDown(button("Undo"), { key: "z", ctrlKey: true });
    expect(pile("Ash heap")).toEqual(["Deflection"]);
    press("Re-draw the library");
    press("Undo");
    expect(pile("Ash heap")).toEqual(["Deflection"]);
    fireEvent.keyDown(button("Undo"), { key: "z", metaKey: true });
    expect(pile("Hand")).toEqual(hand);
    expect(news()).toBe("Last step undone");
    expect(button("Undo")).toBeDisabled();
  });

  it("plays a row in hand on a click, and opens the card of a burned row or a name", () => {
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

  it("keeps the focus in the list when a row leaves, and beside it after the last one", async () => {
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

  it("moves the focus beside a button that becomes disabled", () => {
    start();
    const odds = button("Opening hand odds");
    press("+1 card in hand");
    button("Undo").focus();
    press("Undo");
    expect(odds).toHaveFocus();
    button("Draw the whole crypt").focus();
    press("Draw the whole crypt");
    expect(button("−1 uncontrolled vampire")).toHaveFocus();
  });

  it("continues the last game", () => {
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
    press("Draw from seed");
    expect(field.value).toBe("ELYSIUM");
    expect(pile("Uncontrolled")).toEqual(["2 Theo Bell (G6)", "2 Alan Sovereign"]);
    press("Undo");
    expect([field.value, pile("Hand")]).toEqual([first, hand]);
  });

  it("needs a letter or a digit", () => {
    start();
    const field = screen.getByRole("textbox", { name: "Seed" });
    fireEvent.change(field, { target: { value: " - " } });
    press("Draw from seed");
    expect(field).toHaveAccessibleDescription(/A seed needs a letter or a digit\./);
    expect(button("Undo")).toBeDisabled();
  });

  it("is part of the link to the draw", async () => {
    const writeText = vi.fn(async (_: string) => {});
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    const { id } = start();
    await act(async () => press("Copy the URL of this draw"));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`https://site.example/decks/${id}?draw=ELYSIUM`);
  });
});

describe("a deck that is too small", () => {
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
