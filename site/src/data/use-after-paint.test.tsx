import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useAfterPaint } from "./use-after-paint";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "requestAnimationFrame"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const following = () => renderHook(({ value }) => useAfterPaint(value), { initialProps: { value: "old" } });

it("follows once the frame with the change is painted, with the newest value", () => {
  const { result, rerender } = following();
  rerender({ value: "new" });
  rerender({ value: "newer" });
  act(() => void vi.advanceTimersToNextFrame());
  expect(result.current).toBe("old");
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe("newer");
  rerender({ value: "newest" });
  act(() => void vi.runAllTimers());
  expect(result.current).toBe("newest");
});

it("does not wait for frames that a hidden page never paints", () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const frame = vi.spyOn(window, "requestAnimationFrame");
  const { result, rerender } = following();
  rerender({ value: "new" });
  act(() => void vi.runAllTimers());
  expect(result.current).toBe("new");
  expect(frame).not.toHaveBeenCalled();
});
