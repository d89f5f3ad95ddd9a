import fc from "fast-check";
import { expect, test } from "vitest";
import { SAMPLE_CRYPT, SAMPLE_LIBRARY } from "../samples/bases";
import { cardTextSegments, rulingSegments, type TextSegment } from "./card-text";
import { asCardId } from "./ids";

const PACK_TACTICS = asCardId(101343);
const references = PACK_TACTICS === undefined ? {} : { "Pack Tactics": PACK_TACTICS };

test("splits the text of Govern the Unaligned", () => {
  const segments = cardTextSegments("[dom] (D) Bleed with +2 bleed.\n[DOM] +1 stealth action.", {});
  expect(segments).toEqual([
    { kind: "discipline", code: "dom", level: 1 },
    { kind: "text", text: " " },
    { kind: "directed" },
    { kind: "text", text: " Bleed with +2 bleed." },
    { kind: "break" },
    { kind: "discipline", code: "dom", level: 2 },
    { kind: "text", text: " +1 stealth action." },
  ]);
});

test.each([
  ["[ACTION MODIFIER]", { kind: "icon", name: "ACTION MODIFIER" }],
  ["[1 CONVICTION]", { kind: "icon", name: "1 CONVICTION" }],
  ["[FLIGHT]", { kind: "icon", name: "FLIGHT" }],
  ["[MERGED]", { kind: "icon", name: "MERGED" }],
  ["[viz]", { kind: "discipline", code: "viz", level: 1 }],
  ["[MAL]", { kind: "discipline", code: "mal", level: 2 }],
  ["[]", { kind: "text", text: "[]" }],
  ["[nothing known]", { kind: "text", text: "[nothing known]" }],
  ["[KOT 20081119]", { kind: "icon", name: "KOT 20081119" }],
] as const)("reads %s", (text, segment) => {
  expect(cardTextSegments(text, {})).toEqual([segment]);
});

test("finds card names as whole words", () => {
  const names = cardTextSegments("Pack Tactics, not Pack Tacticsx.", references).filter(
    ({ kind }) => kind === "card",
  );
  expect(names).toEqual([{ kind: "card", id: 101343, name: "Pack Tactics" }]);
});

test("keeps unknown names of a ruling in braces", () => {
  expect(rulingSegments("Like {Pack Tactics}, unlike {Nothing}.", references)).toEqual([
    { kind: "text", text: "Like " },
    { kind: "card", id: 101343, name: "Pack Tactics" },
    { kind: "text", text: ", unlike {Nothing}." },
  ]);
});

function written(segment: TextSegment): string {
  switch (segment.kind) {
    case "text":
      return segment.text;
    case "break":
      return "\n";
    case "directed":
      return "(D)";
    case "card":
      return segment.name;
    case "icon":
      return `[${segment.name}]`;
    case "discipline":
      return `[${segment.level === 2 ? segment.code.toUpperCase() : segment.code}]`;
  }
}

test.each([...SAMPLE_CRYPT, ...SAMPLE_LIBRARY].map((card) => [card.name, card] as const))(
  "loses nothing of the text of %s",
  (_name, card) => {
    expect(cardTextSegments(card.text, card.references).map(written).join("")).toBe(card.text);
  },
);

test("loses no character of any text", () => {
  const pieces = fc.constantFrom(
    "[dom]",
    "[DOM]",
    "(D)",
    "[",
    "]",
    "\n",
    "Pack Tactics",
    "a",
    " ",
    "{",
    "}",
    "[REFLEX]",
  );
  fc.assert(
    fc.property(fc.array(pieces), (words) => {
      const text = words.join("");
      expect(cardTextSegments(text, references).map(written).join("")).toBe(text);
    }),
  );
});
