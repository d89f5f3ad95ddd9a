import { fireEvent, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useQueryWriter } from "./use-query-writer";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("typed text is in the URL before any other action", () => {
  it.each([
    ["a press", () => fireEvent.pointerDown(document.body)],
    ["moving the focus", () => fireEvent.focusIn(document.body)],
  ])("%s writes it at once, and only once", (_name, act) => {
    const written = vi.fn();
    const { result, unmount } = renderHook(() => useQueryWriter(undefined, written));
    result.current.schedule("bole", 250, true);
    expect(written).not.toHaveBeenCalled();
    act();
    expect(written).toHaveBeenCalledExactlyOnceWith("bole", { replace: false });
    vi.advanceTimersByTime(1000);
    act();
    expect(written).toHaveBeenCalledOnce();
    unmount();
  });

  it("nothing is written after the page is left", () => {
    const written = vi.fn();
    const { result, unmount } = renderHook(() => useQueryWriter(undefined, written));
    result.current.schedule("bole", 250, true);
    unmount();
    fireEvent.pointerDown(document.body);
    vi.advanceTimersByTime(1000);
    expect(written).not.toHaveBeenCalled();
  });
});
