import { where } from "../../search/positions";
import { vocabulary } from "../../search/read";
import { boxChips, boxesJson, parseBoxes } from "../../search/shared/boxes";
import type { ArchiveContext, DeckFilter } from "./context";

interface BandCriterion<Band extends string> {
  readonly key: string;
  readonly keyword: string;
  /** "60-67", both ends included, or "12". */
  readonly bands: readonly Band[];
  /** Per deck, the value times `parts`, so that nothing is divided; 0 parts if the deck has no such value. */
  readonly values: (context: ArchiveContext) => {
    readonly sums: ArrayLike<number>;
    readonly parts: ArrayLike<number> | undefined;
  };
}

/** A filter of ticked bands that matches any of them: `{"60-67":true}`. */
export function bandsFilter<Band extends string>(
  criterion: BandCriterion<Band>,
): DeckFilter<readonly Band[]> {
  const { key, bands } = criterion;
  const known = vocabulary(bands);
  return {
    key,
    typed: { as: "boxes", keywords: [criterion.keyword], values: known },
    empty: [],
    parse: (raw) => parseBoxes(raw, key, known),
    isActive: (chosen) => chosen.length > 0,
    toJson: boxesJson,
    describe: (chosen) => boxChips(chosen, (band) => ({ key: `decks.${key}`, params: { value: band } })),
    find(chosen, context, within) {
      const { sums, parts } = criterion.values(context);
      const ends = chosen.map((band) => band.split("-").map(Number));
      return where(within, (deck) => {
        const sum = sums[deck] ?? 0;
        const part = parts ? (parts[deck] ?? 0) : 1;
        return part > 0 && ends.some(([low = 0, high = low]) => sum >= low * part && sum <= high * part);
      });
    },
  };
}
