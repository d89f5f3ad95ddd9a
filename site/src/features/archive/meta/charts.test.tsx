import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Point } from "../../../domain/archive/meta/timeline";
import { ClanLines } from "./clan-lines";
import { rangeText } from "./numbers";
import { SparkLine } from "./spark-line";

const point = (year: number, share: number, effective: number): Point => ({
  period: { year, quarter: 0, end: year },
  share,
  low: 0,
  high: 1,
  effective,
});
/** Where few have won, all have played the same. */
const points = [point(2005, 1, 4), point(2006, 0.1, 20), point(2007, 0.05, 30)];

const drawn = () => document.querySelector("polyline")?.getAttribute("points");

describe("the scale of a chart leaves out periods with too few wins", () => {
  it("as a small line", () => {
    render(<SparkLine points={points} />);
    expect(drawn()).toBe("48.0,2.0 96.0,12.0");
  });

  it("as lines of clans", () => {
    render(<ClanLines lines={[{ name: "Brujah", q: undefined, points }]} />);
    expect(screen.getByText(/from 0 to 10%/)).toBeInTheDocument();
    expect(drawn()).toBe("300.0,8.0 600.0,94.0");
  });
});

it("a chart without lines has nothing to copy", () => {
  render(<ClanLines lines={[]} />);
  expect(screen.queryByRole("button", { name: /CSV/ })).toBeNull();
});

it.each([
  ["en", "9.9–15.1%"],
  ["fr", "9,9–15,1\u202f%"],
] as const)("a range is read as numbers: %s", (language, text) => {
  expect(rangeText({ share: 0.12, low: 0.0987, high: 0.1512 }, language)).toBe(text);
});
