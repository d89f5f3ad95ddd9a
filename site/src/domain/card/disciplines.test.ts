import { expect, test } from "vitest";
import { disciplineCode, disciplineName, formatDisciplines } from "./disciplines";

test.each([
  [{ pot: 1, cel: 2, dom: 1 }, "CEL pot dom"],
  [{ cel: 2, obf: 2, pot: 2, aus: 1 }, "CEL OBF POT aus"],
  [{ jud: 1, inn: 1 }, "jud inn"],
  [{}, ""],
] as const)("writes superior levels first: %o", (levels, written) => {
  expect(formatDisciplines(levels)).toBe(written);
});

test("finds disciplines by name in any case, and Thaumaturgy by its current name", () => {
  expect(disciplineCode("BLOOD sorcery")).toBe("tha");
  expect(disciplineCode("Thaumaturgy")).toBe("tha");
  expect(disciplineCode("viz")).toBeUndefined();
  expect(disciplineName("viz")).toBe("Vision");
});
