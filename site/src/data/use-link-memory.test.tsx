import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { rememberLink, useLinkMemory } from "./link-memory";

it("renders a link again only when its own page is remembered", () => {
  const onRender = vi.fn();
  const { result } = renderHook(() => {
    onRender();
    return useLinkMemory(({ cards }) => cards);
  });
  act(() => rememberLink({ crypt: '{"group":{"6":true}}' }));
  expect(onRender).toHaveBeenCalledTimes(1);
  act(() => rememberLink({ cards: "100518" }));
  expect(result.current).toBe("100518");
  expect(onRender).toHaveBeenCalledTimes(2);
});
