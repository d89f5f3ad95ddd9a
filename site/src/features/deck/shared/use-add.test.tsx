import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { DOLL } from "../../../domain/deck/operations/operations.test.support";
import { useAdd } from "./use-add";

it.each([
  ["a copy of a card that is not in the deck", [], 1, [[DOLL, 1]]],
  ["a copy of a card that is only considered", [[DOLL, 0]], 1, [[DOLL, 1]]],
  ["a copy of a card of which there are some", [[DOLL, 2]], 1, [[DOLL, 3]]],
  ["several copies", [[DOLL, 2]], 4, [[DOLL, 6]]],
  ["no more than the server takes", [[DOLL, 998]], 4, [[DOLL, 999]]],
  ["nothing to a full number", [[DOLL, 999]], 1, []],
] as const)("adds %s", (_which, cards, copies, changes) => {
  const onCopies = vi.fn();
  const { result } = renderHook(() => useAdd(() => new Map(cards), onCopies));
  result.current?.(DOLL, copies);
  expect(onCopies.mock.calls).toEqual(changes);
});
