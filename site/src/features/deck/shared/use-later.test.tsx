import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useLater } from "./use-later";

/** Values in the order of their changes, and the one that the delay has reached. */
const delay: { readonly values: unknown[]; reached: number } = { values: [], reached: 0 };

vi.mock("../../../data/use-after-paint", () => ({
  useAfterPaint: (value: unknown) => {
    if (!delay.values.includes(value)) delay.values.push(value);
    return delay.values[delay.reached];
  },
}));

it("delays a value of the same deck, and never returns to one before the value that was shown", () => {
  const hook = renderHook(({ value, deck }) => useLater(value, deck), {
    initialProps: { value: "nothing", deck: undefined as string | undefined },
  });
  const shownAfter = (value: string, deck: string, reached: number) => {
    delay.reached = reached;
    hook.rerender({ value, deck });
    return hook.result.current;
  };
  expect(hook.result.current).toBe("nothing");
  expect(shownAfter("list is loading", "A", 0), "another deck").toBe("list is loading");
  expect(shownAfter("list", "A", 0), "the delay is still at no deck").toBe("list");
  expect(shownAfter("list", "A", 1), "the delay reaches an earlier value").toBe("list");
  expect(shownAfter("list", "A", 2)).toBe("list");
  expect(shownAfter("edited", "A", 2), "an edit is delayed").toBe("list");
  expect(shownAfter("edited", "A", 3)).toBe("edited");
});
