import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { BelowCharts } from "./below-charts";
import { DeckCharts } from "./lazy-parts";

const onWidth = (wide: boolean) =>
  vi.stubGlobal("matchMedia", () => ({ matches: wide, addEventListener() {}, removeEventListener() {} }));

function show() {
  render(
    <BelowCharts>
      <p>Similar winning decks</p>
    </BelowCharts>,
  );
}

afterEach(() => vi.unstubAllGlobals());

it("shows what follows at once where the charts are closed", () => {
  onWidth(false);
  show();
  expect(screen.getByText("Similar winning decks")).toBeVisible();
});

it("shows what follows open charts when they are there", async () => {
  onWidth(true);
  show();
  expect(screen.getByText("Similar winning decks")).not.toBeVisible();
  await act(() => DeckCharts.load());
  expect(screen.getByText("Similar winning decks")).toBeVisible();
});
