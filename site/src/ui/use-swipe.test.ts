import { describe, expect, it } from "vitest";
import { readSwipe, type Stroke, type SwipeDirection } from "./use-swipe";

const flick = (startX: number, endX: number, more: Partial<Stroke> = {}): Stroke => ({
  startX,
  startY: 400,
  endX,
  endY: 400,
  duration: 120,
  ...more,
});

const CASES: readonly (readonly [string, Stroke, SwipeDirection | undefined])[] = [
  ["50 px to the left is a swipe", flick(200, 150), "left"],
  ["49 px is not", flick(200, 151), undefined],
  ["50 px to the right is a swipe", flick(100, 150), "right"],
  ["250 ms is still a swipe", flick(200, 100, { duration: 250 }), "left"],
  ["251 ms is a drag", flick(200, 100, { duration: 251 }), undefined],
  ["a right swipe from 31 px counts", flick(31, 200), "right"],
  ["a right swipe from 30 px is the browser's back", flick(30, 200), undefined],
  ["a left swipe may begin at the edge", flick(388, 300), "left"],
  ["a left swipe may begin near the left edge", flick(60, 5), "left"],
  ["more down than across is scrolling", flick(200, 140, { endY: 480 }), undefined],
  ["a slanted stroke still counts", flick(200, 100, { endY: 440 }), "left"],
  ["a tap is nothing", flick(200, 200), undefined],
];

describe("a swipe over a card", () => {
  it.each(CASES)("%s", (_, stroke, direction) => {
    expect(readSwipe(stroke)).toBe(direction);
  });
});
