import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OptionCounter } from "./option-counter";
import { optionCounts } from "./option-counts";

const BASE = { traits: { has: () => true } };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function found(code?: string) {
  return () => ({ cards: { length: 3 }, problems: code === undefined ? [] : [{ code }] });
}

it("counts the results with each option, but not for a pattern that was stopped", async () => {
  const { rerender } = render(<OptionCounter kind="library" base={BASE} criteria={{}} search={found()} />);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(Object.keys(optionCounts.get())).toContain("type");
  expect(new Set(Object.values(optionCounts.get()).flatMap(Object.values))).toEqual(new Set([3]));
  rerender(<OptionCounter kind="library" base={BASE} criteria={{}} search={found("slow-regex")} />);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(optionCounts.get()).toEqual({});
});
