import { where } from "../../search/positions";
import { vocabulary } from "../../search/read";
import { boxChips, boxesJson, parseBoxes } from "../../search/shared/boxes";
import type { DeckFilter } from "./context";

export const DECK_TRAITS = ["star", "monoclan"] as const;
export type DeckTrait = (typeof DECK_TRAITS)[number];

const KNOWN = vocabulary(DECK_TRAITS);

/** A vampire above a third of the crypt; a single clan. All chosen traits must match. */
export const deckTraitsFilter: DeckFilter<readonly DeckTrait[]> = {
  key: "traits",
  typed: { as: "all-boxes", keywords: ["is"], values: KNOWN },
  empty: [],
  parse: (raw) => parseBoxes(raw, "traits", KNOWN),
  isActive: (chosen) => chosen.length > 0,
  toJson: boxesJson,
  describe: (chosen) => boxChips(chosen, (trait) => ({ key: `decks.trait.${trait}`, params: {} })),
  find(chosen, { archive: { facts } }, within) {
    const members = chosen.map((trait) => (trait === "star" ? facts.isStar : facts.isMonoclan));
    return where(within, (deck) => members.every((member) => member[deck] === 1));
  },
};
