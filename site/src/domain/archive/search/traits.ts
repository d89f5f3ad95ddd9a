import { where } from "../../search/positions";
import { vocabulary } from "../../search/read";
import { boxChips, boxesJson, parseBoxes } from "../../search/shared/boxes";
import type { Archive } from "../archive";
import type { DeckFilter } from "./context";

/** Traits of the crypt, in every archive: a vampire above a third of it; a single clan. */
export const CRYPT_TRAITS = ["star", "monoclan"] as const;
export type DeckTrait = (typeof CRYPT_TRAITS)[number] | "championship";

/** By the traits of an archive, in the order of the form: the test of its decks. */
type TraitTests = Readonly<Partial<Record<DeckTrait, (archive: Archive) => (deck: number) => boolean>>>;

export const CRYPT_TESTS: TraitTests = {
  star:
    ({ facts }) =>
    (deck) =>
      facts.isStar[deck] === 1,
  monoclan:
    ({ facts }) =>
    (deck) =>
      facts.isMonoclan[deck] === 1,
};

/** A filter of ticked traits, all of which must match. */
export function traitsFilter(tests: TraitTests): DeckFilter<readonly DeckTrait[]> {
  const known = vocabulary(Object.keys(tests) as DeckTrait[]);
  return {
    key: "traits",
    typed: { as: "all-boxes", keywords: ["is"], values: known },
    empty: [],
    parse: (raw) => parseBoxes(raw, "traits", known),
    isActive: (chosen) => chosen.length > 0,
    toJson: boxesJson,
    describe: (chosen) => boxChips(chosen, (trait) => ({ key: `decks.trait.${trait}`, params: {} })),
    find(chosen, { archive }, within) {
      const wanted = chosen.flatMap((trait) => tests[trait]?.(archive) ?? []);
      return where(within, (deck) => wanted.every((holds) => holds(deck)));
    },
  };
}

export const deckTraitsFilter = traitsFilter(CRYPT_TESTS);
