import { expect, it } from "vitest";
import { gridLayout } from "./grid-layout";
import { asResultView, nextView, RESULT_VIEWS } from "./result-view";

it.each([
  [366, 2, 280],
  [960, 5, 287],
  [1200, 6, 298],
])("puts cards into a width of %d pixels", (width, columns, rowHeight) => {
  expect(gridLayout(width)).toEqual({ columns, rowHeight });
});

it("has two columns however narrow the window is", () => {
  expect(gridLayout(0).columns).toBe(2);
});

it("reads a view from the URL and goes through all of them", () => {
  expect(asResultView("pictures")).toBe("pictures");
  for (const odd of ["", "Pictures", 1, undefined]) expect(asResultView(odd)).toBe("list");
  expect(RESULT_VIEWS.map(nextView)).toEqual(["pictures", "text", "list"]);
});
