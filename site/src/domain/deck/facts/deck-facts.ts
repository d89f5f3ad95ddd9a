import type { CardId, DisciplineCode } from "../../card/card";
import type { HasTrait } from "./card-tags";
import { type DeckCopies, total } from "./copies";
import { type CryptDiscipline, cryptDisciplines, keyDisciplines } from "./crypt-disciplines";
import { type Capacity, capacity, type Groups, groups } from "./crypt-facts";
import { bannedCards, type DeckFlag, deckFlags } from "./deck-flags";
import { type DeckTags, deckTags } from "./deck-tags";
import { type TotalCost, type TypeShare, totalBlood, totalPool, typeShares } from "./library-facts";
import { mainClan, mainSect } from "./main-clan";

/**
 * Computed facts of a deck. The functions compute the same in Python (`card_pipeline/facts`); both are tested with
 * `tests/contract/deck-facts.json`.
 */
export interface DeckFacts {
  /** Copies. */
  readonly crypt: number;
  readonly library: number;
  readonly capacity: Capacity;
  readonly groups: Groups | undefined;
  /** Clan or path. */
  readonly clan: string | undefined;
  readonly sect: string | undefined;
  readonly disciplines: readonly CryptDiscipline[];
  readonly keyDisciplines: readonly DisciplineCode[];
  readonly types: readonly TypeShare[];
  readonly blood: TotalCost;
  readonly pool: TotalCost;
  readonly tags: DeckTags;
  readonly flags: readonly DeckFlag[];
  readonly banned: readonly CardId[];
}

/** `day`: on which the deck is played, "2026-01-31". */
export function deckFacts(deck: DeckCopies, hasTrait: HasTrait, day: string): DeckFacts {
  const { crypt, library } = deck;
  return {
    crypt: total(crypt),
    library: total(library),
    capacity: capacity(crypt),
    groups: groups(crypt),
    clan: mainClan(crypt),
    sect: mainSect(crypt),
    disciplines: cryptDisciplines(crypt),
    keyDisciplines: keyDisciplines(crypt),
    types: typeShares(library),
    blood: totalBlood(library),
    pool: totalPool(library),
    tags: deckTags(deck, hasTrait),
    flags: deckFlags(deck, day),
    banned: bannedCards(deck, day),
  };
}
