import { renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { session } from "./session";
import { useSaving } from "./use-saving";

afterEach(() => session.set("out"));

it.each([
  ["in", "down", 1, false],
  ["in", "signed-out", 1, true],
  ["ended", "down", 1, true],
  ["renewing", "down", 1, true],
  ["out", "down", 1, true],
  ["ended", "down", 0, false],
] as const)(
  "session %s, connection %s, %d unsent edits: they wait for the login is %s",
  (state, connection, unsent, waits) => {
    session.set(state);
    const { result } = renderHook(() => useSaving({ unsent, connection, safe: true, problems: [] }));
    expect(result.current.signedOut).toBe(waits);
  },
);
