import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createStore } from "../domain/store";
import { useAfterPaint, useReadAfterPaint } from "./use-after-paint";

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

describe("a value that is read", () => {
  it("renders nothing before the paint, and then the newest value", () => {
    const store = createStore("old");
    let renders = 0;
    const { result } = renderHook(() => {
      renders += 1;
      return useReadAfterPaint(store.subscribe, store.get);
    });
    act(() => void vi.runAllTimers());
    renders = 0;
    act(() => {
      store.set("new");
      store.set("newer");
      vi.advanceTimersToNextFrame();
    });
    expect([result.current, renders]).toEqual(["old", 0]);
    act(() => void vi.runAllTimers());
    expect(result.current).toBe("newer");
  });

  it("shows an urgent change at once, and what waited along with it", () => {
    const store = createStore({ text: "old", count: 1 });
    type State = ReturnType<typeof store.get>;
    const isUrgent = (last: State, next: State) => last.text !== next.text;
    const { result } = renderHook(() => useReadAfterPaint(store.subscribe, store.get, isUrgent));
    act(() => void vi.runAllTimers());
    act(() => store.set({ text: "old", count: 2 }));
    expect(result.current.count).toBe(1);
    act(() => store.set({ text: "new", count: 3 }));
    expect(result.current).toEqual({ text: "new", count: 3 });
    act(() => void vi.runAllTimers());
    expect(result.current).toEqual({ text: "new", count: 3 });
  });

  it("misses no change between rendering and subscribing", () => {
    const store = createStore("old");
    const subscribe = (listener: () => void) => {
      store.set("new");
      return store.subscribe(listener);
    };
    const { result } = renderHook(() => useReadAfterPaint(subscribe, store.get));
    act(() => void vi.runAllTimers());
    expect(result.current).toBe("new");
  });

  it("keeps the first value of another source until the paint, whatever else renders the component", () => {
    const [one, other] = [createStore("one"), createStore("other")];
    const { result, rerender } = renderHook(({ source }) => useReadAfterPaint(source.subscribe, source.get), {
      initialProps: { source: one },
    });
    rerender({ source: other });
    other.set("changed");
    rerender({ source: other });
    expect(result.current).toBe("other");
    act(() => void vi.runAllTimers());
    expect(result.current).toBe("changed");
  });

  it("never shows the value of another source", () => {
    const [one, other] = [createStore("one"), createStore("other")];
    const { result, rerender } = renderHook(({ source }) => useReadAfterPaint(source.subscribe, source.get), {
      initialProps: { source: one },
    });
    rerender({ source: other });
    expect(result.current).toBe("other");
    one.set("late");
    act(() => void vi.runAllTimers());
    expect(result.current).toBe("other");
  });
});
