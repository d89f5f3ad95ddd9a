import { fireEvent, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useQueryWriter } from "./use-query-writer";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("what was typed is in the address before anything else happens", () => {
  it.each([
    ["a press", () => fireEvent.pointerDown(document.body)],
    ["the focus that goes elsewhere", () => fireEvent.focusIn(document.body)],
  ])("%s writes it at once, and once", (_name, act) => {
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

  it("whoever has left the screen writes nothing more", () => {
    const written = vi.fn();
    const { result, unmount } = renderHook(() => useQueryWriter(undefined, written));
    result.current.schedule("bole", 250, true);
    unmount();
    fireEvent.pointerDown(document.body);
    vi.advanceTimersByTime(1000);
    expect(written).not.toHaveBeenCalled();
  });
});
