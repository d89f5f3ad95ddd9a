import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CryptCard, LibraryCard } from "../card/card";
import { fold } from "../name/fold";
import { SAMPLE_CRYPT, SAMPLE_LIBRARY } from "../samples/bases";
import { SEARCH_KINDS } from "./forms.test.support";

// A second reading of combinations: each condition is a test of a single card.

interface Condition<Card> {
  readonly text: string;
  readonly holds: (card: Card) => boolean;
}

const CRYPT: readonly Condition<CryptCard>[] = [
  { text: "cap<=5", holds: ({ capacity }) => capacity <= 5 },
  { text: "cap:4-8", holds: ({ capacity }) => capacity >= 4 && capacity <= 8 },
  { text: "cap!=5", holds: ({ capacity }) => capacity !== 5 },
  { text: "clan:brujah,toreador", holds: ({ clan }) => clan === "Brujah" || clan === "Toreador" },
  { text: "clan:ventrue", holds: ({ clan }) => clan === "Ventrue" },
  { text: "CEL", holds: ({ disciplines }) => disciplines.cel === 2 },
  { text: "dis:cel", holds: ({ disciplines }) => disciplines.cel !== undefined },
  { text: "dis:PRE,pot", holds: ({ disciplines }) => disciplines.pre === 2 || disciplines.pot !== undefined },
  { text: "group:2-4", holds: ({ group }) => group !== "any" && group >= 2 && group <= 4 },
  { text: "title:prince,none", holds: ({ title }) => title === "prince" || title === "" },
  { text: "sect:camarilla", holds: ({ sect }) => sect === "Camarilla" },
  { text: "is:advancement", holds: ({ id }) => [200040, 200041, 201362, 201363].includes(id) },
  { text: "votes>=2", holds: ({ title }) => ["prince", "2 votes", "justicar"].includes(title) },
  { text: "text:bleed", holds: ({ text }) => fold(text).includes("bleed") },
];
const LIBRARY: readonly Condition<LibraryCard>[] = [
  { text: "t:action", holds: ({ types }) => types.includes("Action") },
  { text: "t:combat,reaction", holds: ({ types }) => types.includes("Combat") || types.includes("Reaction") },
  { text: "pool:1-2", holds: ({ pool }) => pool === "X" || (pool >= 1 && pool <= 2) },
  { text: "blood=0", holds: ({ blood }) => blood === "X" || blood === 0 },
  { text: "dis:dom", holds: ({ disciplines }) => disciplines.includes("dom") },
  { text: "dis=none", holds: ({ disciplines }) => disciplines.length === 0 },
  { text: "clan:none", holds: ({ clans, path }) => clans.length === 0 && path === "" },
  { text: "text:combat", holds: ({ text }) => fold(text).includes("combat") },
  { text: "is:bleed", holds: ({ id }) => [100022, 100845].includes(id) },
];

/** Conditions joined by spaces, "or", hyphens and brackets, with the test of the whole. */
function anyCombination<Card>(conditions: readonly Condition<Card>[]): fc.Arbitrary<Condition<Card>> {
  const { whole } = fc.letrec<{ whole: Condition<Card>; unit: Condition<Card> }>((tie) => ({
    unit: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(...conditions),
      tie("unit").map(({ text, holds }) => ({ text: `-(${text})`, holds: (card: Card) => !holds(card) })),
      tie("whole").map(({ text, holds }) => ({ text: `(${text})`, holds })),
    ),
    whole: fc.oneof(
      fc.array(tie("unit"), { minLength: 1, maxLength: 3 }).map((all) => ({
        text: all.map(({ text }) => text).join(" "),
        holds: (card: Card) => all.every(({ holds }) => holds(card)),
      })),
      fc.array(tie("unit"), { minLength: 2, maxLength: 3 }).map((all) => ({
        text: all.map(({ text }) => text).join(" or "),
        holds: (card: Card) => all.some(({ holds }) => holds(card)),
      })),
    ),
  }));
  return whole;
}

function agrees<Card extends { readonly id: number }>(
  name: string,
  cards: readonly Card[],
  conditions: readonly Condition<Card>[],
): void {
  const kind = SEARCH_KINDS.find((one) => one.name === name);
  if (!kind) throw new Error(`No search ${name}`);
  fc.assert(
    fc.property(anyCombination(conditions), ({ text, holds }) => {
      const { criteria, problems } = kind.language.read(text);
      fc.pre(problems.every(({ code }) => code !== "too-deep"));
      expect(problems).toHaveLength(0);
      const ids = cards.filter(holds).map(({ id }) => id);
      expect(kind.find(criteria)).toEqual(ids);
      expect(kind.find(kind.language.read(kind.language.print(criteria)).criteria)).toEqual(ids);
    }),
    { numRuns: 3000 },
  );
}

describe("combinations find what a test of every single card finds", () => {
  test("vampires", { tags: "slow" }, () => agrees("crypt", SAMPLE_CRYPT, CRYPT));
  test("library cards", { tags: "slow" }, () => agrees("library", SAMPLE_LIBRARY, LIBRARY));
});
