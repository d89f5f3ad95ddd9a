import { cardTags, DECK_TAGS, type DeckTag, type HasTrait } from "./card-tags";
import { type DeckCopies, total } from "./copies";

/** Score from which a deck has a tag; from one and a half times as much it is superior. */
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
/** Masters of 90 that every deck may have; two thirds of what is above counts for mmpa. */
const MASTERS = 20;

/** Tags of a deck, each list in alphabetical order. */
export interface DeckTags {
  readonly superior: readonly DeckTag[];
  readonly base: readonly DeckTag[];
}

/**
 * How strongly a deck does what its cards count for (search-rules §6.1). A crypt copy scores 1.5, scaled to a
 * crypt of 12; a library copy 1, scaled to a library of 90. Scores stay whole numbers, multiplied by
 * 6 × crypt × library, so that a deck that meets a threshold exactly meets it in every language.
 */
export function deckTags({ crypt, library }: DeckCopies, hasTrait: HasTrait): DeckTags {
  const cryptSize = total(crypt) || 1;
  const librarySize = total(library) || 1;
  const unit = 6 * cryptSize * librarySize;
  const scores = new Map<DeckTag, number>();
  const add = (tag: DeckTag, score: number) => scores.set(tag, (scores.get(tag) ?? 0) + score);
  for (const { card, copies } of crypt) {
    for (const tag of cardTags(card, hasTrait)) add(tag, 9 * CRYPT_BASELINE * copies * librarySize);
  }
  for (const { card, copies } of library) {
    for (const tag of cardTags(card, hasTrait)) add(tag, 6 * LIBRARY_BASELINE * copies * cryptSize);
  }
  const masters = total(library.filter(({ card: { types } }) => types.length === 1 && types[0] === "Master"));
  add("mmpa", 4 * Math.max(0, LIBRARY_BASELINE * masters - MASTERS * librarySize) * cryptSize);
  const reaches = (tag: DeckTag, times: number) => (scores.get(tag) ?? 0) >= times * THRESHOLDS[tag] * unit;
  return {
    superior: DECK_TAGS.filter((tag) => reaches(tag, 1.5)),
    base: DECK_TAGS.filter((tag) => reaches(tag, 1) && !reaches(tag, 1.5)),
  };
}
