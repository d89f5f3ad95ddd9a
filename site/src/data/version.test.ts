import { describe, expect, it } from "vitest";
import { isNewer, parseVersion } from "./version";

describe("isNewer", () => {
  it.each([
    ["0.1.1", "0.1.0"],
    ["0.10.0", "0.9.2"],
    ["1.0", "0.9.9"],
    ["0.1.0.1", "0.1.0"],
    ["2025-10-31", "2025-09-30"],
  ])("%s is newer than %s", (newer, older) => {
    expect(isNewer(newer, older)).toBe(true);
    expect(isNewer(older, newer)).toBe(false);
  });

  it.each([
    ["0.1.0", "0.1.0"],
    ["0.1", "0.1.0"],
  ])("%s is not newer than %s", (one, other) => {
    expect(isNewer(one, other)).toBe(false);
  });
});

describe("parseVersion", () => {
  it("keeps the texts among the changes", () => {
    expect(parseVersion({ version: "0.2.0", changes: ["Search in Spanish", 7] })).toEqual({
      version: "0.2.0",
      changes: ["Search in Spanish"],
    });
  });

  it.each([null, "0.2.0", {}, { version: 2 }])("refuses %j", (raw) => {
    expect(() => parseVersion(raw)).toThrow("names no version");
  });
});
