import type { Printings } from "../../domain/card/card";
import { hasCardList } from "../../domain/card/card-list";
import { byCharacters } from "../../domain/text/order";
import type { CardSet, Precon, SetCatalogue } from "../../generated/published";

/** Rarity codes of booster printings; all other codes are precons of the set. */
const RARITIES = ["C", "U", "R", "V"] as const;
export type Rarity = (typeof RARITIES)[number];

interface InPrecon {
  /** Code within the set: "PTr"; "" for a product without a code. */
  readonly code: string;
  readonly precon: Precon | undefined;
  readonly copies: number;
}

interface AsPromo {
  /** ISO date. */
  readonly date: string;
  readonly name: string;
  readonly copies: number;
}

/** Printings of a card in one set. */
export interface SetPrinting {
  readonly code: string;
  readonly set: CardSet | undefined;
  readonly rarities: readonly { readonly rarity: Rarity; readonly frequency: number }[];
  readonly precons: readonly InPrecon[];
  readonly promos: readonly AsPromo[];
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

function isRarity(code: string): code is Rarity {
  return RARITIES.some((rarity) => rarity === code);
}

/** Printings of a card by set, in the order of the catalog: oldest first, undated sets last. */
export function setPrintings(sets: Printings, catalogue: SetCatalogue): readonly SetPrinting[] {
  const order = Object.keys(catalogue.sets);
  const rank = (code: string) => (order.includes(code) ? order.indexOf(code) : order.length);
  return Object.entries(sets)
    .map(([code, codes]) => setPrinting(code, codes, catalogue))
    .toSorted((a, b) => rank(a.code) - rank(b.code));
}

function setPrinting(
  code: string,
  codes: Readonly<Record<string, number>>,
  catalogue: SetCatalogue,
): SetPrinting {
  const set = catalogue.sets[code];
  const entries = Object.entries(codes);
  return {
    code,
    set,
    rarities: RARITIES.flatMap((rarity) => {
      const frequency = codes[rarity];
      return frequency === undefined ? [] : [{ rarity, frequency }];
    }),
    precons: entries
      .filter(([key]) => !isRarity(key) && !ISO_DATE.test(key))
      .map(([key, copies]) => ({ code: key, precon: set?.precons[key], copies })),
    promos: entries
      .filter(([key]) => ISO_DATE.test(key))
      .map(([date, copies]) => ({ date, name: catalogue.promos[date] ?? "", copies }))
      .toSorted((a, b) => byCharacters(a.date, b.date)),
  };
}

/** Text after the set code in its token: "C", "PTr/PV", "2023"; "" for a product without a code. */
export function printingCodes({ rarities, precons, promos }: SetPrinting): string {
  const years = [...new Set(promos.map(({ date }) => date.slice(0, 4)))];
  const codes = [...rarities.map(({ rarity }) => rarity), ...precons.map(({ code }) => code), ...years];
  return codes.filter(Boolean).join("/");
}

/** Products with a card list can be searched. */
export function isSearchable(precon: Precon | undefined): boolean {
  return precon !== undefined && hasCardList(precon);
}
