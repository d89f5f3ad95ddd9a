import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { afterPaint } from "./after-paint";

let frames: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("does the work once, behind the next frame", () => {
  const work = vi.fn();
  afterPaint(work);
  vi.advanceTimersByTime(20);
  expect(work).not.toHaveBeenCalled();
  for (const frame of frames) frame();
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledOnce();
});

it("does the work when no frame comes, in a covered window", () => {
  const work = vi.fn();
  afterPaint(work);
  vi.advanceTimersByTime(200);
  expect(work).toHaveBeenCalledOnce();
});

it("does not wait for a frame on a hidden page", () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const work = vi.fn();
  afterPaint(work);
  vi.advanceTimersByTime(0);
  expect(work).toHaveBeenCalledOnce();
  expect(frames).toEqual([]);
});

it("does all work for a frame together, and later work after a frame of its own", () => {
  const done: string[] = [];
  afterPaint(() => done.push("one"));
  afterPaint(() => done.push("two"));
  expect(frames).toHaveLength(1);
  frames[0]?.();
  afterPaint(() => done.push("later"));
  vi.advanceTimersByTime(1);
  expect(done).toEqual(["one", "two"]);
  frames[1]?.();
  vi.advanceTimersByTime(1);
  expect(done).toEqual(["one", "two", "later"]);
});

it("does the other work when one fails, and reports the error", () => {
  const other = vi.fn();
  afterPaint(() => {
    throw new Error("broken");
  });
  afterPaint(other);
  for (const frame of frames) frame();
  expect(() => vi.advanceTimersByTime(1)).toThrow("broken");
  expect(other).toHaveBeenCalledOnce();
});
