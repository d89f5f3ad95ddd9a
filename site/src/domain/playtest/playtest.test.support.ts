import fc from "fast-check";
import type { ExportedItem } from "./export-text";
import type { UserReport } from "./reports";
import type { ScoreCounts } from "./score-chart";

export const report = (user: string, rest: Partial<UserReport> = {}): UserReport => ({
  user,
  text: "",
  score: 0,
  isPlayed: false,
  ...rest,
});

/** Texts with lines that look like separators, and all kinds of line ends. */
const anyText = fc
  .array(fc.constantFrom("-----", "=====", "", "Fair.", " -----", "------", "a\r\nb", "a\rb"), {
    maxLength: 6,
  })
  .map((lines) => lines.join("\n"));

const anyReport: fc.Arbitrary<UserReport> = fc.record({
  user: fc.constantFrom("Anna", "Theo", "__proto__", "12", "-----"),
  text: anyText,
  score: fc.integer({ min: 0, max: 10 }),
  isPlayed: fc.boolean(),
});

export const anyReports = fc.uniqueArray(anyReport, { selector: ({ user }) => user });

export const anyItems: fc.Arbitrary<readonly ExportedItem[]> = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 210_001, max: 210_040 }).map(String),
    name: fc.string(),
    reports: anyReports,
  }),
  { selector: ({ id }) => id, minLength: 1 },
);

const anyCounts = fc.array(fc.nat(200), { minLength: 11, maxLength: 11 });
export const anyScoreCounts: fc.Arbitrary<ScoreCounts> = fc.record({ seen: anyCounts, notSeen: anyCounts });
