import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { report } from "../../../domain/playtest/playtest.test.support";
import { ReportList } from "./report-list";

const REPORTS = Array.from({ length: 100 }, (_, number) => report(`Tester ${number}`, { score: 5 }));

/** Says that what is observed last has come near the window. */
let comeNear = () => {};
let printing = false;

beforeEach(() => {
  printing = false;
  vi.stubGlobal("matchMedia", () => ({
    matches: printing,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(onMove: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        comeNear = () => onMove([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {
        comeNear = () => {};
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function show(onTop: boolean) {
  const { container } = render(
    <ReportList
      label="Reports"
      reports={REPORTS}
      self={undefined}
      hideNames={false}
      nameLength={30}
      onTop={onTop}
    />,
  );
  return { rest: () => container.querySelector<HTMLElement>("[aria-hidden][style]") };
}

const shown = () => screen.getAllByRole("listitem").length;

it.each([
  ["first", true, 12],
  ["later", false, 2],
])("renders a window of a %s subject, and more when they come near", (_, onTop, first) => {
  const { rest } = show(onTop);
  expect(shown()).toBe(first);
  for (const next of [first + 40, first + 80, 100]) {
    expect(rest()).toHaveStyle({ height: `${(100 - shown()) * 70}px` });
    act(() => comeNear());
    expect(shown()).toBe(next);
  }
  expect(rest()).toBeNull();
});

it("renders all in print", () => {
  show(false);
  printing = true;
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(shown()).toBe(100);
  printing = false;
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(shown()).toBe(2);
});
