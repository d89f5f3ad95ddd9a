import { act, fireEvent, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useRestoredScroll } from "./use-restored-scroll";

const left = vi.hoisted(() => ({ scrollY: 0 }));
vi.mock("@tanstack/react-router", () => ({ useElementScrollRestoration: () => left }));

const scrollTo = vi.fn();
let resized = () => {};

/** The page has this height now, in pixels. */
function grow(height: number): void {
  Object.defineProperty(document.documentElement, "scrollHeight", { value: height, configurable: true });
  act(() => resized());
}

beforeEach(() => {
  vi.stubGlobal("innerHeight", 800);
  vi.stubGlobal("scrollTo", scrollTo);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe() {}
      disconnect() {
        resized = () => {};
      }
    },
  );
});
afterEach(() => {
  scrollTo.mockReset();
  resized = () => {};
  vi.unstubAllGlobals();
});

it("goes to the place that was left once the page is long enough, and only once", () => {
  left.scrollY = 3000;
  renderHook(useRestoredScroll);
  grow(3799);
  expect(scrollTo).not.toHaveBeenCalled();
  grow(3800);
  grow(5000);
  expect(scrollTo.mock.calls).toEqual([[{ top: 3000, behavior: "instant" }]]);
});

it.each(["wheel", "touchMove", "pointerDown", "keyDown"] as const)(
  "leaves the page to the user after %s",
  (event) => {
    left.scrollY = 3000;
    renderHook(useRestoredScroll);
    fireEvent[event](window);
    grow(5000);
    expect(scrollTo).not.toHaveBeenCalled();
  },
);

it("does not scroll a page that was left at its top, or is gone", () => {
  left.scrollY = 0;
  renderHook(useRestoredScroll);
  grow(5000);
  left.scrollY = 3000;
  renderHook(useRestoredScroll).unmount();
  grow(6000);
  expect(scrollTo).not.toHaveBeenCalled();
});
