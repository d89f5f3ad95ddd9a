import { expect, test } from "vitest";
import { SHARED_TYPES } from "../card/card-types";
import { bareArchive } from "./archive";
import { disciplinesIn } from "./card-rows";
import { deckColumns } from "./deck-columns";
import { bitsOf, tagsOf } from "./deck-facts";
import { contract, toldCards } from "./told-cards.test.support";

/** A deck of the vectors that the pipeline is held to as well. */
interface Vector {
  readonly deck: string;
  readonly cards: Readonly<Record<string, number>>;
  readonly facts: object;
}

const VECTORS = contract<readonly Vector[]>("archive-facts.json");
const CARDS = toldCards("archive-facts-cards.json");
// All of them in one archive, as they would be: what one deck leaves behind must not show in the next.
const { facts } = bareArchive(
  deckColumns(
    VECTORS.map(({ cards }, at) => ({
      id: `deck-${String(at).padStart(3, "0")}`,
      name: "",
      day: 0,
      cards: new Map(Object.entries(cards).map(([card, copies]) => [Number(card), copies])),
    })),
  ),
  CARDS,
);

test.each(VECTORS.map((vector, at) => ({ ...vector, at })))("$deck", ({ at, facts: told }) => {
  const clan = facts.clanNames[facts.clans[at] ?? 0];
  const sect = facts.sectNames[facts.sects[at] ?? 0];
  const types = SHARED_TYPES.map(
    (type, place) => [type, facts.typeCopies[at * SHARED_TYPES.length + place] ?? 0] as const,
  ).filter(([, copies]) => copies > 0);
  expect({
    crypt: facts.cryptSizes[at],
    library: facts.librarySizes[at],
    counted: facts.counted[at],
    capacities: facts.capacities[at],
    ...(clan ? { clan } : {}),
    ...(sect ? { sect } : {}),
    star: facts.isStar[at] === 1,
    monoclan: facts.isMonoclan[at] === 1,
    disciplines: disciplinesIn(bitsOf(facts, at)).toSorted(),
    types: Object.fromEntries(types),
    tags: tagsOf(facts, at),
  }).toEqual(told);
});
