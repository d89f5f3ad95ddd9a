import { expect, it } from "vitest";
import { nextTheme } from "./theme";

it("cycles system, dark, light", () => {
  expect(nextTheme("system")).toBe("dark");
  expect(nextTheme("dark")).toBe("light");
  expect(nextTheme("light")).toBe("system");
});
