import type { Chip } from "../../search/filter";
import { where } from "../../search/positions";
import { Notes, vocabulary } from "../../search/read";
import type { DeckFilter } from "./context";

/** Shares of the crypt and the library to be owned, and the size that libraries are scaled to. */
export const OWNED_SHARES = ["0.7", "0.8", "0.9", "1"] as const;
export const SCALED_SIZES = ["60", "75"] as const;

/** Minimum shares of the deck to be owned, and the deck size that its library is scaled to. */
export interface MatchInventory {
  readonly crypt: (typeof OWNED_SHARES)[number] | "any";
  readonly library: (typeof OWNED_SHARES)[number] | "any";
  readonly scaling: (typeof SCALED_SIZES)[number] | "0";
}

const PARTS = ["crypt", "library"] as const;
const ANY: MatchInventory = { crypt: "any", library: "any", scaling: "0" };
const SHARES = vocabulary(OWNED_SHARES).set("1.0", "1");
const SIZES = vocabulary(SCALED_SIZES);

/** Decks of which the user owns enough, as `{"crypt":"0.8","library":"0.9","scaling":"60"}`. */
export const matchInventoryFilter: DeckFilter<MatchInventory> = {
  key: "matchInventory",
  typed: { as: "owned", keywords: ["own.crypt", "own.library", "own.scale"], alone: true },
  empty: ANY,
  parse(raw) {
    const notes = new Notes();
    const fields = notes.object(raw, "matchInventory");
    notes.onlyKeys(fields, "matchInventory", ["crypt", "library", "scaling"]);
    const share = (name: (typeof PARTS)[number]) =>
      notes.word(fields[name], `matchInventory.${name}`, SHARES, "any" as const);
    const scaling =
      fields.scaling === "0" || fields.scaling === 0
        ? ANY.scaling
        : notes.word(fields.scaling, "matchInventory.scaling", SIZES, ANY.scaling);
    const value = { crypt: share("crypt"), library: share("library"), scaling };
    return { value: matchesInventory(value) ? value : ANY, problems: notes.problems };
  },
  isActive: matchesInventory,
  toJson: ({ crypt, library, scaling }) => ({
    ...(crypt !== "any" && { crypt }),
    ...(library !== "any" && { library }),
    ...(scaling !== "0" && { scaling }),
  }),
  describe(value): readonly Chip<MatchInventory>[] {
    const { scaling } = value;
    const scaled = scaling === "0" ? "" : "-scaled";
    return PARTS.filter((part) => value[part] !== "any").map((part) => {
      const rest = { ...value, [part]: "any" };
      const key = `decks.owned-${part}${part === "crypt" ? "" : scaled}`;
      return {
        phrase: { key, params: { percent: percentOf(value[part]), size: scaling } },
        without: matchesInventory(rest) ? rest : ANY,
      };
    });
  },
  resolve: (value, { owned }) =>
    owned
      ? { value, problems: [] }
      : {
          value: ANY,
          problems: [{ code: "not-available", path: "matchInventory", value: "matchInventory" }],
        },
  find({ crypt, library, scaling }, { archive, owned }, within) {
    const wanted = { crypt: percentOf(crypt), library: percentOf(library), scaling: Number(scaling) };
    return owned ? where(within, owned.matcher(archive.table, wanted)) : within;
  },
};

/** Whether decks are compared with the inventory at all. */
export function matchesInventory({ crypt, library }: MatchInventory): boolean {
  return crypt !== "any" || library !== "any";
}

/** "0.7" is 70; "any" is 0. */
function percentOf(share: string): number {
  return Math.round(100 * Number(share)) || 0;
}
