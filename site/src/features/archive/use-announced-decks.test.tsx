import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LiveRegion } from "../../ui/live-region";
import { useAnnouncedDecks } from "./use-announced-decks";

function Counted({ count }: { readonly count: number | undefined }) {
  useAnnouncedDecks(count);
  return null;
}

const shown = (count: number | undefined) => (
  <LiveRegion>
    <Counted count={count} />
  </LiveRegion>
);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("announces the number of decks after the last change, and nothing when the search is cleared", () => {
  const { rerender } = render(shown(1069));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  act(() => void vi.advanceTimersByTime(600));
  expect(screen.getByRole("status")).toHaveTextContent("TOTAL: 1,069");
  rerender(shown(undefined));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
