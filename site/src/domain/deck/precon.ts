import type { CardSet, Precon, PreconDecks, SetCatalogue } from "../../generated/published";
import { hasCardList } from "../card/card-list";
import { asCardId } from "../card/ids";
import { preconName, setName } from "../card/set-names";
import { preconCode } from "../search/shared/catalogue-codes";
import { byCharacters } from "../text/order";
import type { Deck, DeckCards, DeckId } from "./deck";
import { readOnlyDeck } from "./read-only-deck";
import { asDeckId } from "./url/deck-route";

/** Precons have no author (docs/rules/decks.md §14). */
export const PRECON_AUTHOR = "VTES Team";

/** A product with a fixed card list, in a list. */
export interface ListedPrecon {
  /** "V5:PTr"; "FoL:" for a set that is a single product. */
  readonly id: DeckId;
  readonly set: string;
  /** "Fifth Edition: Tremere". */
  readonly name: string;
  readonly kind: Precon["kind"];
  readonly clan: string | undefined;
  /** "2020-11-30"; undefined if unknown. */
  readonly date: string | undefined;
  /** Copies. */
  readonly crypt: number;
  readonly library: number;
}

/** All precons, newest first, without print-on-demand catalogs. */
export function listPrecons(catalogue: SetCatalogue): readonly ListedPrecon[] {
  return Object.entries(catalogue.sets)
    .flatMap(([code, set]) =>
      Object.entries(set.precons)
        .filter(([, facts]) => hasCardList(facts))
        .map(([precon, facts]) => listed(code, set, precon, facts, catalogue)),
    )
    .toSorted((one, other) => byCharacters(other.date ?? "", one.date ?? ""));
}

function listed(
  code: string,
  set: CardSet,
  precon: string,
  facts: Precon,
  catalogue: SetCatalogue,
): ListedPrecon {
  const id = `${code}:${precon}`;
  return {
    id: asDeckId(id),
    set: code,
    name: preconName(id, catalogue),
    kind: facts.kind,
    clan: facts.clan,
    date: facts.date ?? set.date,
    crypt: facts.crypt,
    library: facts.library,
  };
}

/** Additional search text of a precon: "KoT KoT:PB 2008 '08". */
export function preconSearch({ id, set, date }: ListedPrecon): string {
  return `${set} ${id}${date === undefined ? "" : ` ${date.slice(0, 4)} '${date.slice(2, 4)}`}`;
}

/** Builds the read-only deck of a precon; undefined if no product has the id. Codes of other sites are accepted. */
export function buildPrecon(written: DeckId, catalogue: SetCatalogue, lists: PreconDecks): Deck | undefined {
  const own = preconCode(written, catalogue);
  if (own === undefined) return undefined;
  const id = asDeckId(`${own.set}:${own.code}`);
  const set = catalogue.sets[own.set];
  const precon = set?.precons[own.code];
  const list = lists.decks[id];
  if (precon === undefined || list === undefined) return undefined;
  const date = precon.date ?? set?.date;
  const draft = {
    name: preconName(id, catalogue),
    author: PRECON_AUTHOR,
    description: `Preconstructed from ${setName(own.set, catalogue)}${date === undefined ? "" : ` (${date})`}`,
    tags: [],
    cards: cardsOf(list),
  };
  return readOnlyDeck(id, draft, date);
}

function cardsOf(list: Readonly<Record<string, number>>): DeckCards {
  return new Map(
    Object.entries(list).flatMap(([written, copies]) => {
      const id = asCardId(written);
      return id === undefined ? [] : [[id, copies] as const];
    }),
  );
}
