import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { BARRENS, CARDS, DOLL } from "../../../domain/deck/operations/operations.test.support";
import { useCardsByKind } from "./use-cards-by-kind";

const THEO = CARDS[0];

it("keeps the map of the kind that an edit does not change", () => {
  const before = new Map([
    [THEO, 1],
    [DOLL, 2],
  ]);
  const { result, rerender } = renderHook(({ cards }) => useCardsByKind(cards), {
    initialProps: { cards: before },
  });
  const { crypt, library } = result.current;
  expect([crypt, library]).toEqual([new Map([[THEO, 1]]), new Map([[DOLL, 2]])]);
  rerender({ cards: new Map([...before, [BARRENS, 1]]) });
  expect(result.current.crypt).toBe(crypt);
  expect([...result.current.library.keys()]).toEqual([DOLL, BARRENS]);
  rerender({ cards: new Map([...before, [THEO, 2]]) });
  expect(result.current.crypt.get(THEO)).toBe(2);
});
