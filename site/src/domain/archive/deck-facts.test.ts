import { expect, test } from "vitest";
import { SHARED_TYPES } from "../card/card-types";
import { bareArchive } from "./archive";
import { disciplinesIn } from "./card-rows";
import { contract, contractCards } from "./contract-cards.test.support";
import { deckColumns } from "./deck-columns";
import { bitsOf, tagsOf } from "./deck-facts";

/** Test vector that the pipeline is tested with too. */
interface Vector {
  readonly deck: string;
  readonly cards: Readonly<Record<string, number>>;
  readonly facts: object;
}

const VECTORS = contract<readonly Vector[]>("archive-facts.json");
const CARDS = contractCards("archive-facts-cards.json");
// All vectors are in one archive, so that state leaking from one deck into the next is caught.
const { facts } = bareArchive(
  deckColumns(
    VECTORS.map(({ cards }, index) => ({
      id: `deck-${String(index).padStart(3, "0")}`,
      name: "",
      day: 0,
      cards: new Map(Object.entries(cards).map(([card, copies]) => [Number(card), copies])),
    })),
  ),
  CARDS,
);

test.each(VECTORS.map((vector, index) => ({ ...vector, index })))("$deck", ({ index, facts: expected }) => {
  const clan = facts.clanNames[facts.clans[index] ?? 0];
  const sect = facts.sectNames[facts.sects[index] ?? 0];
  const types = SHARED_TYPES.map(
    (type, typeIndex) => [type, facts.typeCopies[index * SHARED_TYPES.length + typeIndex] ?? 0] as const,
  ).filter(([, copies]) => copies > 0);
  expect({
    crypt: facts.cryptSizes[index],
    library: facts.librarySizes[index],
    counted: facts.counted[index],
    capacities: facts.capacities[index],
    ...(clan ? { clan } : {}),
    ...(sect ? { sect } : {}),
    star: facts.isStar[index] === 1,
    monoclan: facts.isMonoclan[index] === 1,
    disciplines: disciplinesIn(bitsOf(facts, index)).toSorted(),
    types: Object.fromEntries(types),
    tags: tagsOf(facts, index),
  }).toEqual(expected);
});
