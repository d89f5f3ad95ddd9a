import type { LibraryCard } from "../../card/card";
import { cardTags, DECK_TAGS, type DeckTag, type HasTrait } from "./card-tags";
import { type DeckCopies, tally, total } from "./copies";

/** Minimum score of a tag; from one and a half times of it the tag is superior. */
const THRESHOLDS: Readonly<Record<DeckTag, number>> = {
  accel: 10,
  ally: 5,
  bleed: 15,
  block: 15,
  combat: 20,
  mmpa: 10,
  rush: 8,
  stealth: 15,
  swarm: 5,
  vote: 5,
};

const CRYPT_BASELINE = 12;
const LIBRARY_BASELINE = 90;
/** Masters per 90 cards that are normal; two thirds of the excess count for mmpa. */
const MASTERS = 20;

/** Tags of a deck, each list in alphabetical order. */
export interface DeckTags {
  readonly superior: readonly DeckTag[];
  readonly base: readonly DeckTag[];
}

/** Copies that count for a tag; masters are those without another type. */
interface Counted {
  readonly crypt: number;
  readonly library: number;
  readonly masters: number;
}

/** Number of copies in both parts. */
interface Sizes {
  readonly crypt: number;
  readonly library: number;
}

/**
 * Strength of a tag (docs/rules/decks.md §9.1): 2 superior, 1 base, 0 none. A crypt copy scores 1.5, scaled to a
 * crypt of 12; a library copy scores 1, scaled to a library of 90. Scores are integers, multiplied by 6 × crypt ×
 * library, so that a deck exactly at a threshold meets it in every language.
 */
export function tagStrength(tag: DeckTag, counted: Counted, sizes: Sizes): 0 | 1 | 2 {
  const crypt = sizes.crypt || 1;
  const library = sizes.library || 1;
  const masters = 4 * Math.max(0, LIBRARY_BASELINE * counted.masters - MASTERS * library) * crypt;
  const score =
    9 * CRYPT_BASELINE * counted.crypt * library +
    6 * LIBRARY_BASELINE * counted.library * crypt +
    (tag === "mmpa" ? masters : 0);
  const threshold = THRESHOLDS[tag] * 6 * crypt * library;
  return score >= 1.5 * threshold ? 2 : score >= threshold ? 1 : 0;
}

export function deckTags({ crypt, library }: DeckCopies, hasTrait: HasTrait): DeckTags {
  const sizes = { crypt: total(crypt), library: total(library) };
  const inCrypt = tally(crypt, (card) => cardTags(card, hasTrait));
  const inLibrary = tally(library, (card) => cardTags(card, hasTrait));
  const masters = total(library.filter(({ card }) => isOnlyMaster(card)));
  const strength = (tag: DeckTag) =>
    tagStrength(tag, { crypt: inCrypt.get(tag) ?? 0, library: inLibrary.get(tag) ?? 0, masters }, sizes);
  return {
    superior: DECK_TAGS.filter((tag) => strength(tag) === 2),
    base: DECK_TAGS.filter((tag) => strength(tag) === 1),
  };
}

export function isOnlyMaster({ types }: LibraryCard): boolean {
  return types.length === 1 && types[0] === "Master";
}
