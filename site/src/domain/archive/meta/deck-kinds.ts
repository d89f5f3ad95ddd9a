import { DECK_TAGS } from "../../deck/facts/card-tags";
import type { Archive } from "../archive";
import type { Steps } from "../steps";
import { type Compared, comparedInSteps, type Windows } from "./compared";

const TAGS = DECK_TAGS.length;

/** A kind of deck: its main clan and a tag that it has strongly; a deck with several strong tags is of several kinds. */
export interface DeckKind extends Compared {
  /** Index of the clan names; 0 for decks of several clans. */
  readonly clan: number;
  /** Index of `DECK_TAGS`. */
  readonly tag: number;
}

/** Shares of the kinds of decks. */
export function* deckKindsInSteps({ facts }: Archive, windows: Windows): Steps<readonly DeckKind[]> {
  const rows = yield* comparedInSteps(facts.clanNames.length * TAGS, windows, (deck, add) => {
    const held = facts.superior[deck] ?? 0;
    for (let tag = 0; tag < TAGS; tag++) if ((held >> tag) & 1) add((facts.clans[deck] ?? 0) * TAGS + tag);
  });
  return rows.map((row) => ({ ...row, clan: Math.floor(row.key / TAGS), tag: row.key % TAGS }));
}

/** The share of a tag in one strength; the key is twice the index of the tag, plus 1 for the strong one. */
export function tagSharesInSteps({ facts }: Archive, windows: Windows): Steps<readonly Compared[]> {
  return comparedInSteps(TAGS * 2, windows, (deck, add) => {
    for (let tag = 0; tag < TAGS; tag++) {
      if (((facts.base[deck] ?? 0) >> tag) & 1) add(2 * tag);
      if (((facts.superior[deck] ?? 0) >> tag) & 1) add(2 * tag + 1);
    }
  });
}
