import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ownName, roundClock, typedNames } from "../../../data/seating/day-settings";
import { changeDay, closeDay, getSavedDay, openSharedDay } from "../../../data/seating/day-store";
import { type SeatingMessage, seatTask } from "../../../data/seating/seat-task";
import { NEW_CLOCK } from "../../../domain/seating/day/clock";
import { type Day, newDay } from "../../../domain/seating/day/day";
import { writeDay } from "../../../domain/seating/day/day-json";
import { dayFragment } from "../../../domain/seating/day/day-link";
import { readNames } from "../../../domain/seating/day/names";
import { type SeatingTask, seatingOf, withSeating } from "../../../domain/seating/day/plan";
import { withRoundPlayed } from "../../../domain/seating/day/roster";
import { TournamentDay } from "./tournament-day";

const NAMES = ["Anna", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"];

/** Searches at once, unless the test holds the answer back. */
class StubWorker {
  static isHeld = false;
  static ended = 0;
  onmessage: ((event: { readonly data: SeatingMessage }) => void) | null = null;
  postMessage(task: SeatingTask) {
    if (StubWorker.isHeld) this.onmessage?.({ data: { kind: "progress", done: 0.4 } });
    else seatTask(task, (data) => this.onmessage?.({ data }));
  }
  terminate() {
    StubWorker.ended += 1;
  }
}

beforeEach(() => {
  vi.stubGlobal("Worker", StubWorker);
  StubWorker.isHeld = false;
  StubWorker.ended = 0;
  closeDay();
  typedNames.set("");
  ownName.set("");
  roundClock.set(NEW_CLOCK);
});
afterEach(() => vi.unstubAllGlobals());

const dialog = { name: undefined, open: vi.fn(), close: vi.fn() };
const start = (fragment = "", onRead = vi.fn()) => {
  render(<TournamentDay dialog={dialog} fragment={fragment} onRead={onRead} />);
  return onRead;
};

/** Eight players at two tables, the same in both rounds: everything repeats. */
function repeatingDay(): Day {
  const tables = [
    [0, 1, 2, 3],
    [4, 5, 6, 7],
  ];
  return withSeating(newDay(readNames(NAMES.join("\n")).players, 2), [tables, tables]);
}

const table = (number: number) => within(screen.getByRole("region", { name: `Table ${number}` }));
const seatsAt = (number: number) =>
  table(number)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
const day = () => getSavedDay()?.day;

describe("the list of players", () => {
  it("is seated in a worker and stays on the device", async () => {
    start();
    await userEvent.click(screen.getByLabelText("Players, one per line"));
    await userEvent.paste(NAMES.join("\n"));
    await userEvent.click(screen.getByRole("radio", { name: "2" }));
    await userEvent.click(screen.getByRole("button", { name: "Seat the players" }));
    expect(seatingOf(day() ?? repeatingDay()).map((round) => round.flat().length)).toEqual([8, 8]);
    expect(localStorage.getItem("methuselah.seating-day")).toContain("Cleo");
    expect([...seatsAt(1), ...seatsAt(2)].toSorted()).toEqual(NAMES);
    // The form that had the focus is gone.
    expect(screen.getByRole("heading", { level: 2, name: "Tournament day" })).toHaveFocus();
  });

  it("says before the day who sits out", () => {
    typedNames.set(NAMES.slice(0, 6).join("\n"));
    start();
    expect(screen.getByText(/^6 players do not fill/)).toHaveTextContent(
      "2 in round 1, 2 in round 2, 2 in round 3.",
    );
  });

  it("is not seated after the search was cancelled", async () => {
    StubWorker.isHeld = true;
    typedNames.set(NAMES.join("\n"));
    start();
    await userEvent.click(screen.getByRole("button", { name: "Seat the players" }));
    expect(screen.getByRole("progressbar", { name: "Finding seats" })).toHaveValue(0.4);
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(StubWorker.ended).toBe(1);
    expect(day()).toBeUndefined();
    expect(screen.getByRole("button", { name: "Seat the players" })).toBeEnabled();
  });

  it("is not seated as it was before it was changed", async () => {
    StubWorker.isHeld = true;
    typedNames.set(NAMES.join("\n"));
    start();
    await userEvent.click(screen.getByRole("button", { name: "Seat the players" }));
    await userEvent.type(screen.getByLabelText("Players, one per line"), "\nIda");
    expect(StubWorker.ended).toBe(1);
    expect(screen.getByRole("button", { name: "Seat the players" })).toBeEnabled();
  });
});

describe("the seats", () => {
  it("repeat by name, and what was played already is told apart", async () => {
    changeDay(withRoundPlayed(withRoundPlayed(repeatingDay())));
    start();
    expect(
      screen.getAllByText("Anna has Ben as prey for the second time (rounds 1, 2)")[0],
    ).toHaveTextContent(/\(already played\)$/);
    expect(screen.getByText("Cleo and Dan share a table in every round")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Best order of table 1" })).not.toBeInTheDocument();
  });

  it("change after the figures before and after were shown", async () => {
    changeDay(withRoundPlayed(repeatingDay()));
    start();
    await userEvent.click(screen.getByRole("radio", { name: "Round 2" }));
    await userEvent.click(screen.getByRole("button", { name: "Best order of table 1" }));
    const asked = within(screen.getByRole("dialog"));
    expect(asked.getByText("The seating improves.")).toBeInTheDocument();
    expect(
      asked.getByRole("row", { name: "Pairs of predator and prey that repeat 8 4" }),
    ).toBeInTheDocument();
    await userEvent.click(asked.getByRole("button", { name: "Change the seats" }));
    expect(day()?.rounds[0]?.tables[0]).toEqual([0, 1, 2, 3]);
    expect(seatsAt(1)).not.toEqual(["Anna", "Ben", "Cleo", "Dan"]);
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(seatsAt(1)).toEqual(["Anna", "Ben", "Cleo", "Dan"]);
  });

  it("of another tab are not lost by an undo in this one", async () => {
    changeDay(repeatingDay());
    changeDay(withRoundPlayed(repeatingDay()));
    start();
    expect(screen.getByRole("button", { name: "Undo" })).toHaveAttribute("aria-disabled", "false");
    const key = "methuselah.seating-day";
    const other = JSON.stringify({ day: writeDay({ ...repeatingDay(), count: 4 }), isShared: false });
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key, newValue: other })));
    const undo = screen.getByRole("button", { name: "Undo" });
    expect(undo).toHaveAttribute("aria-disabled", "true");
    act(() => undo.click());
    expect(day()?.count).toBe(4);
  });

  it("are needed again when somebody leaves, until the player is back", async () => {
    changeDay(withRoundPlayed(repeatingDay()));
    start();
    await userEvent.click(screen.getByRole("button", { name: "Drop Hal" }));
    expect(screen.getByText(/New seating is needed for these rounds: 2\./)).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Bring back Hal" }));
    expect(screen.queryByText(/New seating is needed/)).not.toBeInTheDocument();
  });
});

describe("a link", () => {
  const link = dayFragment(repeatingDay());

  it("opens where there is no day, or one of another link", () => {
    openSharedDay({ ...repeatingDay(), count: 4 });
    const onRead = start(link);
    expect(getSavedDay()).toEqual({ day: repeatingDay(), isShared: true });
    expect(onRead).toHaveBeenCalled();
  });

  it("asks before it replaces the user's own day", async () => {
    changeDay({ ...repeatingDay(), count: 4 });
    const onRead = start(link);
    expect(day()?.count).toBe(4);
    await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Replace" }));
    expect(getSavedDay()).toEqual({ day: repeatingDay(), isShared: true });
    expect(onRead).toHaveBeenCalled();
  });

  it("that was cut says so, and changes nothing", () => {
    changeDay(repeatingDay());
    start(link.slice(0, -9));
    expect(screen.getByRole("alert")).toHaveTextContent("This link does not contain a complete tournament");
    expect(day()).toEqual(repeatingDay());
  });

  it("shows a player the seat, prey and predator", async () => {
    start(link);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Your name" }), "Dan");
    const round = within(screen.getByRole("region", { name: "Round 1" }));
    expect(round.getByText("Table 1, seat 4")).toBeInTheDocument();
    expect(round.getByText("Your prey: Anna")).toBeInTheDocument();
    expect(round.getByText("Your predator: Cleo")).toBeInTheDocument();
    expect(ownName.get()).toBe("Dan");
  });
});

describe("the clock", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("says when the time is over", async () => {
    vi.stubGlobal(
      "AudioContext",
      class {
        state = "suspended";
        resume = async () => {};
      },
    );
    changeDay(repeatingDay());
    roundClock.set({ kind: "running", endsAt: Date.now() + 2000 });
    start();
    expect(screen.getByRole("timer")).toHaveTextContent("0:00:02");
    await act(() => vi.advanceTimersByTimeAsync(2500));
    expect(screen.getByRole("timer")).toHaveTextContent("0:00:00");
    expect(screen.getByText(/^Time is up/)).toBeInTheDocument();
    expect(roundClock.get()).toEqual({ kind: "paused", left: 0 });
    const begin = screen.getByRole("button", { name: "Start" });
    expect(begin).toBeEnabled();
    expect(begin).toHaveAttribute("aria-disabled", "true");
    const onChange = vi.fn();
    const stop = roundClock.subscribe(onChange);
    fireEvent.click(begin);
    stop();
    expect(onChange).not.toHaveBeenCalled();
  });
});
