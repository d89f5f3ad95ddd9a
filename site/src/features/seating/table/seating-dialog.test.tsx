import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { seededSource } from "../../../domain/random";
import { readFragment } from "../../../domain/seating/table/draw-link";
import { setupOf } from "../../../domain/seating/table/evening.test.support";
import { drawnTables } from "../../../domain/seating/table/evening-draw";
import { drawnStore } from "./drawn-store";
import { SeatingDialog, SharedSeatingDialog } from "./seating-dialog";
import { setupStore } from "./setup-store";

beforeEach(() => {
  setupStore.set(undefined);
  drawnStore.set(undefined);
});
afterEach(() => vi.unstubAllGlobals());

function open() {
  return render(<SeatingDialog random={seededSource("device")} onClose={vi.fn()} />);
}

const field = (row: number) => screen.getByRole<HTMLInputElement>("textbox", { name: `Name, row ${row}` });
const fields = () => screen.getAllByRole<HTMLInputElement>("textbox", { name: /^Name, row/ });
const button = (name: string) => screen.getByRole("button", { name });
const toggle = (name: string) => screen.getByRole("checkbox", { name });
const press = (name: string) => fireEvent.click(button(name));
const type = (row: number, text: string) => fireEvent.change(field(row), { target: { value: text } });
const seats = (table = "Table 1") =>
  within(screen.getByRole("list", { name: table }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
const seed = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Seed" });

describe("the players", () => {
  it("are five at first, who are seated by one click", () => {
    open();
    expect(fields().map(({ value }) => value)).toEqual([
      ...["Player 1", "Player 2", "Player 3", "Player 4", "Player 5"],
    ]);
    press("Reshuffle");
    expect(seats()).toHaveLength(5);
    expect(seats()[0]).toMatch(/^1Player \d ?First player/);
    const names = seats().map((text) => /Player \d/.exec(text ?? "")?.[0]);
    const preys = seats().map((text) => /Prey: (Player \d)/.exec(text ?? "")?.[1]);
    expect(preys).toEqual([...names.slice(1), names[0]]);
  });

  it("take part when they have a name", () => {
    open();
    type(2, "");
    expect(toggle("Plays: row 2")).not.toBeChecked();
    expect(field(2)).toHaveAttribute("placeholder", "Disabled");
    fireEvent.click(toggle("Plays: row 2"));
    expect(field(2)).toHaveValue("Player 2");
    fireEvent.click(button("Random deck: Player 2"));
    expect(field(2)).toHaveAttribute("placeholder", "RANDOM");
    type(2, "Ben");
    expect(button("Random deck: Ben")).toHaveAttribute("aria-pressed", "false");
    press("Remove Ben");
    press("Add player");
    expect(fields().map(({ value }) => value)).toEqual([
      ...["Player 1", "Player 3", "Player 4", "Player 5", "Player 6"],
    ]);
  });

  it("need three rows and different names", () => {
    open();
    type(5, "player 4");
    expect(screen.getByText("Two players have the same name: player 4")).toBeVisible();
    expect(field(4)).toBeInvalid();
    expect(button("Reshuffle")).toBeDisabled();
    press("Remove player 4");
    press("Remove Player 4");
    expect(button("Reshuffle")).toBeEnabled();
    press("Remove Player 3");
    expect(button("Reshuffle")).toBeDisabled();
  });

  it("cannot be seated when fewer than three are switched on", () => {
    open();
    for (const row of [1, 2, 3]) type(row, "");
    press("Reshuffle");
    expect(screen.getAllByText("A table needs at least three players.").length).toBeGreaterThan(0);
    expect(screen.queryByRole("heading", { name: "Table 1" })).toBeNull();
  });

  it("keep the focus in the list when a row is removed", async () => {
    open();
    await userEvent.click(button("Remove Player 5"));
    expect(button("Remove Player 4")).toHaveFocus();
    await userEvent.click(button("Remove Player 1"));
    expect(button("Remove Player 2")).toHaveFocus();
  });

  it("are pasted into a field, or as a list", async () => {
    open();
    await userEvent.click(field(2));
    await userEvent.paste("Anna\nBen");
    expect(fields().map(({ value }) => value)).toEqual([
      ...["Player 1", "Anna", "Ben", "Player 4", "Player 5"],
    ]);
    press("Paste names");
    fireEvent.change(screen.getByRole("textbox", { name: "Names, one per line" }), {
      target: { value: "1. Carla\nAnna\n2. Dmitri\n3. Eva\nFabio" },
    });
    press("Add these names");
    expect(fields().map(({ value }) => value)).toEqual(["Carla", "Anna", "Ben", "Dmitri", "Eva", "Fabio"]);
    expect(screen.getAllByText("4 names added. Already there: Anna")[0]).toBeVisible();
    expect(button("Paste names")).toHaveFocus();
  });

  it("stay on the device, and their draw for this visit", () => {
    const { unmount } = open();
    type(1, "Anna");
    press("Reshuffle");
    const before = seats();
    unmount();
    open();
    expect(field(1)).toHaveValue("Anna");
    expect(seats()).toEqual(before);
    expect(localStorage.getItem("methuselah.seating")).toContain("Anna");
    expect(sessionStorage.getItem("methuselah.seating")).toContain("Anna");
  });
});

describe("random decks", () => {
  it("are drawn from the decks that are on", () => {
    open();
    press("Random deck: Player 3");
    press("Select random");
    fireEvent.change(screen.getByRole("textbox", { name: "Name of the deck" }), {
      target: { value: "My Guns" },
    });
    press("Add random deck");
    fireEvent.click(toggle("Standard decks (from Codex)"));
    press("Reshuffle");
    expect(seats().some((text) => text?.includes("My GunsPlayer 3"))).toBe(true);
    fireEvent.click(toggle("My Guns"));
    expect(screen.getByText("No random source selected")).toBeVisible();
    expect(screen.getByText("Players or decks have changed since this draw.")).toBeVisible();
    press("Reshuffle");
    expect(seats().some((text) => text?.includes("ERROR"))).toBe(true);
    fireEvent.click(toggle("Standard decks (from Codex)"));
    press("Reshuffle");
    const links = within(screen.getByRole("list", { name: "Table 1" })).getAllByRole("link");
    expect(links[0]).toHaveAttribute("href", "https://codex-of-the-damned.org/en/archetypes/index.html");
    press("Remove My Guns");
    expect(screen.queryByRole("checkbox", { name: "My Guns" })).toBeNull();
  });

  it("are listed with their switches", () => {
    open();
    press("Select random");
    expect(button("Select random")).toHaveAttribute("aria-expanded", "true");
    expect(screen.getAllByRole("checkbox", { checked: true })).toHaveLength(5 + 2 + 33);
    fireEvent.click(toggle("Cats"));
    expect(toggle("Cats")).not.toBeChecked();
    expect(setupStore.get()?.sources.standardOff).toEqual([4]);
  });
});

describe("the seed", () => {
  it("repeats a draw, and Reshuffle makes another one", () => {
    open();
    press("Reshuffle");
    const first = { seed: seed().value, seats: seats() };
    press("Reshuffle");
    expect(seed().value).not.toBe(first.seed);
    fireEvent.change(seed(), { target: { value: first.seed.toLowerCase() } });
    press("Draw from seed");
    expect({ seed: seed().value, seats: seats() }).toEqual(first);
    fireEvent.change(seed(), { target: { value: " - " } });
    press("Draw from seed");
    expect(seed()).toHaveAccessibleDescription(/A seed needs a letter or a digit\./);
    expect(seats()).toEqual(first.seats);
  });

  it("is part of the link, with names and switches", async () => {
    const writeText = vi.fn(async (_: string) => {});
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    open();
    press("Reshuffle");
    const drawn = drawnStore.get();
    type(1, "Later");
    await act(async () => press("Copy URL"));
    const url = new URL(writeText.mock.calls[0]?.[0] ?? "");
    expect(url.pathname).toBe("/seating");
    expect(readFragment(url.hash.slice(1))).toEqual(drawn);
  });
});

describe("a shared draw", () => {
  const draw = { seed: "ELYSIUM", setup: setupOf(["Anna", "Ben", "Carla", "-Dmitri"]) };

  it("leaves the user's players alone until they are replaced", () => {
    const onTaken = vi.fn();
    const { unmount } = render(<SharedSeatingDialog draw={draw} onTaken={onTaken} onClose={vi.fn()} />);
    expect(drawnTables(draw)).toHaveLength(1);
    expect(seats()).toHaveLength(3);
    expect(setupStore.get()).toBeUndefined();
    press("Use these players");
    expect(onTaken).toHaveBeenCalledOnce();
    const shared = seats();
    unmount();
    open();
    expect(fields().map(({ value }) => value)).toEqual(["Anna", "Ben", "Carla", "Dmitri"]);
    expect(seats()).toEqual(shared);
  });
});
