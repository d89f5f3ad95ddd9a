import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exportJson } from "./export-json";
import { exportSheets, type ScoreSums, type SheetWords } from "./export-sheets";
import { type ExportedItem, type ExportWords, exportText } from "./export-text";
import { anyItems, report } from "./playtest.test.support";

const WORDS: ExportWords = {
  score: (score) => `Score: ${score}`,
  noScore: "No score",
  seen: "seen in play",
  notSeen: "not seen in play",
};
const ITEMS: readonly ExportedItem[] = [
  {
    id: "210001",
    name: "Placeholder One",
    reports: [
      report("Anna", { score: 7, isPlayed: true, text: "Strong.\n\n-----\nToo strong?" }),
      report("Theo", { text: "Not seen." }),
    ],
  },
  { id: "210002", name: "Placeholder Two", reports: [] },
];

const TEXT = `Placeholder One

Anna
Score: 7, seen in play
Strong.

 -----
Too strong?
-----
Theo
No score, not seen in play
Not seen.
=====
Placeholder Two
`;

describe("reports as text", () => {
  it("separate users and items", () => {
    expect(exportText(ITEMS, { words: WORDS, hideNames: false })).toBe(TEXT);
  });

  it("leave out usernames", () => {
    const text = exportText(ITEMS, { words: WORDS, hideNames: true });
    expect(text).toBe(TEXT.replace("Anna\n", "").replace("Theo\n", ""));
  });

  it("are separated only where another item or user begins, whatever is written", () => {
    fc.assert(
      fc.property(anyItems, fc.boolean(), (items, hideNames) => {
        // Names cannot look like separators on a line of their own: items have other names here.
        const named = items.map((item, index) => ({
          ...item,
          name: `Card ${index}`,
          reports: item.reports.map((one) => ({ ...one, user: `by ${one.user}` })),
        }));
        const parts = exportText(named, { words: WORDS, hideNames }).split("\n=====\n");
        expect(parts).toHaveLength(named.length);
        parts.forEach((part, index) => {
          const reports = named[index]?.reports ?? [];
          expect(part.trimEnd().split("\n")[0]).toBe(`Card ${index}`);
          expect(part.split("\n-----\n")).toHaveLength(Math.max(1, reports.length));
        });
      }),
    );
  });
});

const SUMS: ScoreSums = {
  reports: 2,
  seen: [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0],
  notSeen: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  mean: 7,
  median: 7,
  spread: 0,
};
const KINDS = [{ kind: "crypt" as const, items: ITEMS, sums: { "210001": SUMS } }];
const HEADS: SheetWords = {
  kinds: { crypt: "Crypt", library: "Library", precon: "Precons", general: "General" },
  sums: "Scores",
  item: "Card",
  id: "Number",
  user: "User",
  score: "Score",
  seen: "Seen",
  notSeen: "Not seen",
  text: "Report",
  reports: "Reports",
  mean: "Mean",
  median: "Median",
  spread: "Spread",
  yes: "yes",
  no: "no",
};

describe("reports as sheets", () => {
  it("have one sheet for each kind, and one of the sums", () => {
    const [crypt, sums] = exportSheets(KINDS, HEADS, false);
    expect(crypt).toEqual({
      name: "Crypt",
      rows: [
        ["Card", "Number", "User", "Score", "Seen", "Report"],
        ["Placeholder One", "210001", "Anna", 7, "yes", "Strong.\n\n-----\nToo strong?"],
        ["Placeholder One", "210001", "Theo", "", "no", "Not seen."],
      ],
    });
    expect(sums?.name).toBe("Scores");
    expect(sums?.rows).toHaveLength(2);
    expect(sums?.rows[1]?.slice(0, 6)).toEqual(["Placeholder One", "210001", 2, 7, 7, 0]);
    expect(sums?.rows[0]?.[12]).toBe("Seen: 7");
    expect(sums?.rows[1]?.[12]).toBe(1);
  });

  it("leave out usernames", () => {
    const [crypt] = exportSheets(KINDS, HEADS, true);
    expect(crypt?.rows[0]).toEqual(["Card", "Number", "Score", "Seen", "Report"]);
    expect(JSON.stringify(crypt)).not.toContain("Anna");
  });

  it("have as many cells in each row as in the header", () => {
    fc.assert(
      fc.property(anyItems, fc.boolean(), (items, hideNames) => {
        const sums = Object.fromEntries(items.map(({ id }) => [id, SUMS]));
        for (const { rows } of exportSheets([{ kind: "library", items, sums }], HEADS, hideNames)) {
          for (const row of rows) expect(row).toHaveLength(rows[0]?.length ?? 0);
        }
      }),
    );
  });
});

describe("reports as JSON", () => {
  const round = { id: "one", name: "First round" };

  it("contain everything that was exported", () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const text = exportJson([{ kind: "crypt", items, sums: {} }], { round, hideNames: false });
        const parsed: unknown = JSON.parse(text);
        expect(parsed).toEqual({ round, reports: { crypt: items } });
      }),
    );
  });

  it("leave out usernames", () => {
    const text = exportJson(KINDS, { round, hideNames: true });
    expect(text).not.toMatch(/Anna|Theo|user/);
    expect(text).toContain("Too strong?");
  });
});
