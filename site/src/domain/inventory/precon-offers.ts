import type { CardId } from "../card/card";
import { isCrypt } from "../card/ids";

/** Copies by card. */
export type Copies = ReadonlyMap<CardId, number>;

/** A preconstructed deck that can be bought. */
export interface PreconCards {
  readonly id: string;
  readonly cards: Copies;
}

/** What a precon would bring of the missing cards. */
export interface PreconOffer<Precon extends PreconCards> {
  readonly precon: Precon;
  readonly brings: Copies;
  /** Copies. */
  readonly crypt: number;
  readonly library: number;
}

/** Precons that hold missing cards, those that bring the most copies first (docs/rules/inventory.md §10.1). */
export function preconOffers<Precon extends PreconCards>(
  missing: Copies,
  precons: readonly Precon[],
): readonly PreconOffer<Precon>[] {
  return precons
    .map((precon) => offerOf(missing, precon))
    .filter((offer) => brought(offer) > 0)
    .toSorted((one, other) => brought(other) - brought(one));
}

function offerOf<Precon extends PreconCards>(missing: Copies, precon: Precon): PreconOffer<Precon> {
  const brings = new Map<CardId, number>();
  let [crypt, library] = [0, 0];
  for (const [card, copies] of precon.cards) {
    const useful = Math.min(copies, missing.get(card) ?? 0);
    if (useful <= 0) continue;
    brings.set(card, useful);
    if (isCrypt(card)) crypt += useful;
    else library += useful;
  }
  return { precon, brings, crypt, library };
}

const brought = ({ crypt, library }: PreconOffer<PreconCards>) => crypt + library;

/** What is still missing once these precons are bought, each as often as it is listed. */
export function missingAfter(missing: Copies, bought: readonly PreconCards[]): Copies {
  const left = new Map(missing);
  for (const { cards } of bought) {
    for (const [card, copies] of cards) {
      const open = left.get(card);
      if (open === undefined) continue;
      if (open > copies) left.set(card, open - copies);
      else left.delete(card);
    }
  }
  return left;
}

/**
 * Precons that together bring every missing card that precons can bring: always the one that brings the most of what is
 * left, the earlier one in the list of two equals. Near the smallest such set, not always the smallest
 * (docs/rules/inventory.md §10.2).
 */
export function coveringPrecons<Precon extends PreconCards>(
  missing: Copies,
  precons: readonly Precon[],
): readonly Precon[] {
  const chosen: Precon[] = [];
  let left = missing;
  for (let [best] = preconOffers(left, precons); best; [best] = preconOffers(left, precons)) {
    chosen.push(best.precon);
    left = missingAfter(left, [best.precon]);
  }
  return chosen;
}
