import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { writeSession } from "../session";
import { setPlaytestMode, usePlaytestMode } from "./playtest-mode";
import { rememberPlaytestRole, roleText, usePlaytestRole } from "./playtest-role";
import { currentPlaytester } from "./playtester";

beforeEach(() => writeSession("in"));
afterEach(() => {
  roleText.write(null);
  setPlaytestMode(false);
});

it("is none until the account is known, and remembered from then on", () => {
  const role = renderHook(usePlaytestRole).result;
  expect([role.current, currentPlaytester()]).toEqual(["none", undefined]);
  act(() => rememberPlaytestRole("admin", "Zoë  K."));
  expect([role.current, currentPlaytester()]).toEqual(["admin", "Zoë  K."]);
  act(() => rememberPlaytestRole("none", "Zoë  K."));
  expect([role.current, currentPlaytester()]).toEqual(["none", undefined]);
});

it("is not stored for users who never had one", () => {
  rememberPlaytestRole("none", "Bea");
  expect(roleText.read()).toBeNull();
});

it.each(["", "owner Bea", "testerBea", "none Bea"])("reads “%s” as no role", (stored) => {
  roleText.write(stored);
  expect(renderHook(usePlaytestRole).result.current).toBe("none");
});

it("allows playtest mode only with a role", () => {
  const mode = renderHook(usePlaytestMode).result;
  act(() => setPlaytestMode(true));
  expect(mode.current).toBe(false);
  act(() => rememberPlaytestRole("tester", "Anna"));
  expect(mode.current).toBe(true);
  act(() => rememberPlaytestRole("none", "Anna"));
  expect(mode.current).toBe(false);
});
