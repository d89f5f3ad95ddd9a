import fc from "fast-check";
import { expect, it } from "vitest";
import { anyItems, report } from "./playtest.test.support";
import { countReports, mergePages, type ReportContent, type ReportPage } from "./reports";

const content = (score: number): ReportContent => ({ text: "", score, isPlayed: false });

it("joins a subject that goes on in the next page, by username", () => {
  const pages: ReportPage[] = [
    { "210001": { Zoe: content(1) }, "210002": { Theo: content(2) } },
    { "210002": { anna: content(3), Bert: content(4) } },
  ];
  expect([...mergePages(pages)]).toEqual([
    ["210001", [report("Zoe", { score: 1 })]],
    ["210002", [report("anna", { score: 3 }), report("Bert", { score: 4 }), report("Theo", { score: 2 })]],
  ]);
  expect(pages.map(countReports)).toEqual([2, 2]);
});

it("loses no report, wherever pages end", () => {
  const anyCut = fc.tuple(anyItems, fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }));
  fc.assert(
    fc.property(anyCut, ([items, cuts]) => {
      const pages: Record<string, Record<string, ReportContent>>[] = [{}];
      let position = 0;
      for (const { id, reports } of items) {
        for (const { user, ...rest } of reports) {
          if (cuts[position++ % cuts.length]) pages.push({});
          const page = pages.at(-1) ?? {};
          page[id] = Object.defineProperty(page[id] ?? {}, user, {
            value: rest,
            enumerable: true,
            configurable: true,
            writable: true,
          });
        }
      }
      const merged = mergePages(pages);
      for (const { id, reports } of items) {
        expect(new Set(merged.get(id))).toEqual(new Set(reports.length > 0 ? reports : undefined));
      }
      const total = items.reduce((sum, { reports }) => sum + reports.length, 0);
      expect(pages.reduce((sum, page) => sum + countReports(page), 0)).toBe(total);
    }),
  );
});
