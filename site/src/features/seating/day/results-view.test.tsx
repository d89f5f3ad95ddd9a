import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { strFromU8, unzipSync } from "fflate";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { changeDay, closeDay, getSavedDay, useSavedDay } from "../../../data/seating/day-store";
import { type Day, newDay, roundOf } from "../../../domain/seating/day/day";
import { readNames } from "../../../domain/seating/day/names";
import { ResultsView } from "./results-view";

const saved: { readonly name: string; readonly content: Blob }[] = [];
vi.mock("../../../ui/save-file", () => ({
  saveFile: (content: Blob, name: string) => saved.push({ name, content }),
}));

beforeEach(() => {
  saved.length = 0;
  closeDay();
});

const NAMES = "Ada One, 1000001\nBea\nCyr\nDan\nEve\nFay\nGus\nHal\nIda";

/** A round of nine players, of which the points are entered. */
function playedDay(points: Day["rounds"][number]["points"] | undefined): Day {
  const round = roundOf(
    [
      [0, 1, 2, 3, 4],
      [5, 6, 7, 8],
    ],
    [],
  );
  const rounds = [{ ...round, points: points ?? round.points }];
  return { ...newDay(readNames(NAMES).players, 1), rounds, played: 1 };
}

function Shown() {
  const day = useSavedDay()?.day;
  return day && <ResultsView day={day} />;
}

function start(points?: Day["rounds"][number]["points"]) {
  changeDay(playedDay(points));
  render(<Shown />);
}

const pointsOf = (name: string) =>
  screen.getByRole("textbox", { name: `Victory points of ${name}, round 1` });
const statuses = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

describe("points", () => {
  it("are typed with a point or a comma, and checked with the table's name", async () => {
    start();
    await userEvent.type(pointsOf("Ada One"), "2,5");
    expect(getSavedDay()?.day.rounds[0]?.points[0]?.[0]).toBe(2.5);
    expect(statuses()).toContain("Round 1, table 1: points are missing.");
    for (const [index, name] of ["Fay", "Gus", "Hal", "Ida"].entries())
      await userEvent.type(pointsOf(name), index < 2 ? "3" : "0");
    expect(
      screen.getByText("Round 1, table 2: 6 victory points, but 4 players have 4 at most."),
    ).toBeVisible();
  });

  it("that are none stay in the field with a message", async () => {
    start();
    await userEvent.type(pointsOf("Bea"), "7");
    expect(pointsOf("Bea")).toHaveValue("7");
    expect(pointsOf("Bea")).toHaveAccessibleDescription("Bea: enter 0 to 5 victory points, in steps of 0.5.");
    expect(getSavedDay()?.day.rounds[0]?.points[0]?.[1]).toBeNull();
    await userEvent.clear(pointsOf("Bea"));
    await userEvent.type(pointsOf("Bea"), "0.5");
    expect(getSavedDay()?.day.rounds[0]?.points[0]?.[1]).toBe(0.5);
  });
});

const FIRST = [
  [3, 0, 1, 1, 0],
  [2, 0, 0.5, 0.5],
];

describe("the final", () => {
  it("is seated after lots were drawn, and won", async () => {
    start(FIRST);
    expect(screen.getByRole("row", { name: "1 Ada One 1 3 60 1" })).toBeInTheDocument();
    expect(screen.getByText("Tied on all criteria: Cyr, Dan.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Seat the final" })).toBeDisabled();
    await userEvent.click(screen.getByRole("button", { name: "Draw lots" }));
    await userEvent.click(screen.getByRole("button", { name: "Seat the final" }));
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Seat of Ada One" }), "Seat 5");
    expect(getSavedDay()?.day.final?.seats[4]).toBe(0);
    const fields = screen.getAllByRole("textbox", { name: /, final$/ });
    for (const field of fields) await userEvent.type(field, field === fields[1] ? "5" : "0");
    // The second seed.
    expect(screen.getByText("Fay wins the tournament.")).toBeInTheDocument();
  });
});

describe("the report", () => {
  it("says what is missing, and is a zip with the decks", async () => {
    start(FIRST);
    const report = within(screen.getByRole("region", { name: "Report" }));
    expect(report.getByRole("status")).toHaveTextContent("Still missing: Event, City, country, Date.");
    await userEvent.type(report.getByLabelText("Event"), "Cup");
    await userEvent.type(report.getByLabelText("City, country"), "Lyon");
    await userEvent.type(report.getByLabelText("Date"), "2026-04-18");
    const save = report.getByRole("button", { name: "Save the Archon workbook" });
    fireEvent.click(save);
    expect(save).toBeEnabled();
    expect(save).toHaveAttribute("aria-disabled", "true");
    await vi.waitFor(() => expect(saved.map(({ name }) => name)).toEqual(["archon.xlsx"]));
    await vi.waitFor(() => expect(save).toHaveAttribute("aria-disabled", "false"));
    const deck = new File(["Author: 1000001\n"], "ada.txt", { type: "text/plain" });
    await userEvent.upload(report.getByLabelText("Deck texts of the players (optional)"), deck);
    await userEvent.click(save);
    await vi.waitFor(() => expect(saved.map(({ name }) => name)).toContain("tournament.zip"));
    const files = unzipSync(new Uint8Array((await saved[1]?.content.arrayBuffer()) ?? []));
    expect(Object.keys(files)).toEqual(["archon.xlsx", "decks/ada.txt"]);
    expect(strFromU8(files["decks/ada.txt"] ?? new Uint8Array())).toBe("Author: 1000001\n");
  });
});
