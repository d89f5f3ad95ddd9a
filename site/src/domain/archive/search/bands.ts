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

type Ends = readonly [low: number, high: number];

/** Both ends of a band: "60-67" → 60 and 67, "12" → 12 and 12. */
export function endsOf(band: string): Ends {
  const [low = 0, high = low] = band.split("-").map(Number);
  return [low, high];
}

/** Whether the value `sum` ÷ `parts` lies in a band, ends included; a value of 0 parts does not. */
export function isInBand([low, high]: Ends, sum: number, parts: number): boolean {
  return parts > 0 && sum >= low * parts && sum <= high * parts;
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
      const ends = chosen.map(endsOf);
      return where(within, (deck) => {
        const sum = sums[deck] ?? 0;
        const part = parts ? (parts[deck] ?? 0) : 1;
        return ends.some((band) => isInBand(band, sum, part));
      });
    },
  };
}
