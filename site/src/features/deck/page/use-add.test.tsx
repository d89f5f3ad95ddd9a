import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { DOLL } from "../../../domain/deck/operations/operations.test.support";
import { useAdd } from "./use-add";

it.each([
  ["that is not in the deck", [], [[DOLL, 1]]],
  ["that is only considered", [[DOLL, 0]], [[DOLL, 1]]],
  ["of which there are some", [[DOLL, 2]], [[DOLL, 3]]],
  ["of which there are as many as the server takes", [[DOLL, 999]], []],
] as const)("adds a copy of a card %s", (_which, cards, changes) => {
  const onCopies = vi.fn();
  const { result } = renderHook(() => useAdd(new Map(cards), onCopies));
  result.current?.(DOLL);
  expect(onCopies.mock.calls).toEqual(changes);
});
