import { describe, test } from "vitest";
import type { CryptCard, LibraryCard } from "../card/card";
import { fold } from "../name/fold";
import { SAMPLE_CRYPT, SAMPLE_LIBRARY } from "../samples/bases";
import { type Condition, expectCombinations } from "./combinations.test.support";

// Each condition is a test of a single card.

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

describe.each(["first", "second", "last"])(
  "the %s thousand combinations find what a test of every card finds",
  () => {
    const idOf = ({ id }: { readonly id: number }) => id;
    test("vampires", { tags: "slow" }, () => expectCombinations("crypt", SAMPLE_CRYPT, idOf, CRYPT, 1000));
    test("library cards", { tags: "slow" }, () =>
      expectCombinations("library", SAMPLE_LIBRARY, idOf, LIBRARY, 1000),
    );
  },
);
