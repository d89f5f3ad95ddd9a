import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useArrivals } from "./use-arrivals";

type Name = "decks" | "searches";

it("keeps what becomes known last until the text changes", () => {
  const known = (text: string, ...names: readonly Name[]) => ({ text, names });
  const { result, rerender } = renderHook(({ text, names }) => useArrivals(text, names), {
    initialProps: known("", "searches"),
  });
  const shows = (inPlace: readonly Name[], late: readonly Name[]) =>
    expect(result.current).toEqual({ inPlace, late });
  shows(["searches"], []);
  rerender(known("", "decks", "searches"));
  shows(["searches"], ["decks"]);
  rerender(known("p", "decks", "searches"));
  shows(["searches", "decks"], []);
});

it("lists late ones in the order in which they became known", () => {
  const { result, rerender } = renderHook(({ names }) => useArrivals("", names), {
    initialProps: { names: [] as readonly Name[] },
  });
  rerender({ names: ["searches"] });
  rerender({ names: ["decks", "searches"] });
  expect(result.current).toEqual({ inPlace: [], late: ["searches", "decks"] });
});
