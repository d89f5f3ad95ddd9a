import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CardId } from "../card/card";
import { asCardId } from "../card/ids";
import { formatFileName, formatUrl, parseFormat, printFormat } from "./format-file";
import { EMPTY_FORMAT, type LimitedFormat } from "./limited-format";

const cards = (...ids: readonly number[]): ReadonlySet<CardId> =>
  new Set(ids.flatMap((id) => asCardId(id) ?? []));

const SAMPLE: LimitedFormat = {
  sets: new Set(["V5", "NB"]),
  allowed: cards(200076, 100018),
  banned: new Set(),
};

const TEXT =
  '{"sets":{"V5":true,"NB":true},"allowed":{"crypt":{"200076":true},"library":{"100018":true}},' +
  '"banned":{"crypt":{},"library":{}}}';

const anyCard = fc
  .oneof(fc.integer({ min: 100_000, max: 199_999 }), fc.integer({ min: 200_001, max: 299_999 }))
  .map((id) => asCardId(id))
  .filter((id) => id !== undefined);
const anyCards = fc.uniqueArray(anyCard, { maxLength: 30 }).map((ids) => new Set(ids));
const anyFormat: fc.Arbitrary<LimitedFormat> = fc.record({
  sets: fc
    .uniqueArray(fc.oneof(fc.string(), fc.constant("__proto__")), { maxLength: 20 })
    .map((codes) => new Set(codes)),
  allowed: anyCards,
  banned: anyCards,
});

describe("a limited format as text", () => {
  it("is the JSON that players exchange", () => {
    expect(printFormat(SAMPLE)).toBe(TEXT);
    expect(parseFormat(TEXT)).toEqual({ format: SAMPLE });
  });

  it("a printed format is read back, from a file and from a link", () => {
    fc.assert(
      fc.property(anyFormat, (format) => {
        expect(parseFormat(printFormat(format, 2))).toEqual({ format });
        const { searchParams } = new URL(formatUrl(format), "https://cards.example");
        expect(parseFormat(searchParams.get("format") ?? "")).toEqual({ format });
      }),
    );
  });

  it("the reader never throws", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((sets) => `{"sets":${sets}}`),
        ),
        (text) => {
          const read = parseFormat(text);
          expect("format" in read || read.problems.length > 0).toBe(true);
        },
      ),
    );
  });

  it("a file is indented by two spaces", () => {
    expect(printFormat(EMPTY_FORMAT, 2)).toContain('\n  "sets": {}');
    expect(formatFileName("2026-01-31")).toBe("Limited Format [2026-01-31].txt");
  });

  it.each([
    ["sets only", '{"sets":{"V5":true}}', { ...EMPTY_FORMAT, sets: new Set(["V5"]) }],
    ["false instead of an absent key", '{"sets":{"V5":false}}', EMPTY_FORMAT],
    ["a byte order mark", `\uFEFF${TEXT}`, SAMPLE],
    ["a list with one part", '{"sets":{},"allowed":{"library":{}}}', EMPTY_FORMAT],
  ])("is read with %s", (_what, text, format) => {
    expect(parseFormat(text)).toEqual({ format });
  });

  it.each([
    ["", [["not-json", ""]]],
    ["a deck list", [["not-json", ""]]],
    ['{"sets":{"V5":true}', [["not-json", ""]]],
    ["[]", [["not-object", ""]]],
    ["null", [["not-object", ""]]],
    ['"V5"', [["not-object", ""]]],
    ["{}", [["missing", "sets"]]],
    ['{"sets":["V5"]}', [["not-object", "sets"]]],
    ['{"sets":{"V5":1}}', [["not-true", "sets.V5"]]],
    ['{"sets":{},"name":"x"}', [["unknown-field", "name"]]],
    ['{"sets":{},"allowed":true}', [["not-object", "allowed"]]],
    ['{"sets":{},"allowed":{"deck":{}}}', [["unknown-field", "allowed.deck"]]],
    ['{"sets":{},"banned":{"crypt":[200076]}}', [["not-object", "banned.crypt"]]],
    ['{"sets":{},"banned":{"crypt":{"100018":true}}}', [["not-a-card", "banned.crypt.100018"]]],
    ['{"sets":{},"banned":{"library":{"Ambush":true}}}', [["not-a-card", "banned.library.Ambush"]]],
    [
      '{"allowed":{"library":{"200076":true}},"banned":{"crypt":{"200076":"yes"}}}',
      [
        ["missing", "sets"],
        ["not-a-card", "allowed.library.200076"],
        ["not-true", "banned.crypt.200076"],
      ],
    ],
  ])("reports problem and position: %s", (text, problems) => {
    expect(parseFormat(text)).toEqual({ problems: problems.map(([kind, field]) => ({ kind, field })) });
  });
});
