import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ScoreSums } from "../../../domain/playtest/export-sheets";
import { report } from "../../../domain/playtest/playtest.test.support";
import { ReportItems } from "./report-items";

const scores = (of: Record<number, number>) => Array.from({ length: 11 }, (_, score) => of[score] ?? 0);
const SUMS: Record<string, ScoreSums> = {
  "210001": { reports: 3, seen: scores({ 8: 1 }), notSeen: scores({ 4: 1 }), mean: 6, median: 6, spread: 2 },
  "210002": { reports: 4, seen: scores({ 9: 4 }), notSeen: scores({}), mean: 9, median: 9, spread: 0 },
};
const LONG = "Somebody with a name of more than thirty letters";
const NO_DATA = { isPending: false, data: undefined, content: undefined };

let narrow = false;

beforeEach(() => {
  const isMatched = (query: string) => query.includes("min-width") && !narrow;
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: isMatched(query),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => vi.unstubAllGlobals());

function show(hideNames = false) {
  const reports = new Map([
    [
      "210001",
      [
        report("Anna", { score: 4, text: "Mine." }),
        report(LONG, { score: 8, isPlayed: true, text: "One.\n\nTwo." }),
        report("Theo", { text: "No score." }),
      ],
    ],
    ["210002", [report("Theo", { score: 9 })]],
  ]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReportItems
        kind="crypt"
        sort="name"
        content={NO_DATA}
        reports={reports}
        sums={SUMS}
        self="Anna"
        hideNames={hideNames}
      />
    </QueryClientProvider>,
  );
  return screen.getByRole("article", { name: "Card 210001" });
}

it("shows the user's own report above the others", () => {
  const item = show();
  const own = within(item).getByRole("heading", { name: "Your report" }).parentElement;
  expect(own).toHaveTextContent("Mine.");
  const list = within(item).getByRole("list", { name: "Reports about Card 210001" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(3);
  expect(within(list).getByRole("img", { name: "8 of 10" })).toBeVisible();
  expect(within(list).getByText("No score", { exact: true })).toBeVisible();
  expect(within(list).getByText(/^One\.\s+Two\.$/)).toBeVisible();
});

it.each([
  [false, "Somebody with a name of more …"],
  [true, "Somebody with …"],
])("cuts long names (narrow: %s)", (isNarrow, shown) => {
  narrow = isNarrow;
  const name = within(show()).getByText(shown);
  expect(name).toHaveAttribute("title", LONG);
  narrow = false;
});

it("shows no usernames while they are hidden", () => {
  const item = show(true);
  expect(item).not.toHaveTextContent(/Anna|Theo|Somebody/);
  expect(item.innerHTML).not.toContain(LONG);
});

it("draws all charts on one scale, with a table of the same numbers", () => {
  const item = show();
  const bars = (article: HTMLElement) =>
    [...article.querySelectorAll("rect")].map((bar) => Number(bar.getAttribute("height")));
  expect(bars(item)).toEqual([25, 25]);
  const other = screen.getByRole("article", { name: "Card 210002" });
  expect(bars(other)).toEqual([100]);
  const table = within(other).getByRole("table", { name: "Scores of Card 210002" });
  expect(within(table).getByRole("row", { name: "9 4 0" })).toBeInTheDocument();
});
