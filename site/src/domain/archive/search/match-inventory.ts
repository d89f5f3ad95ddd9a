import type { Chip } from "../../search/filter";
import { Notes, vocabulary } from "../../search/read";
import type { DeckFilter } from "./context";

/** Minimum shares of the deck to be owned, and the deck size that its library is scaled to. */
export interface MatchInventory {
  readonly crypt: string;
  readonly library: string;
  readonly scaling: string;
}

const ANY: MatchInventory = { crypt: "any", library: "any", scaling: "0" };
const RATIOS = vocabulary(["0.7", "0.8", "0.9", "1"]);
const SIZES = vocabulary(["60", "75"]);

/** Parsed from `{"crypt":"0.8","scaling":"60"}` and reported as not available, because the site has no inventory. */
export const matchInventoryFilter: DeckFilter<MatchInventory> = {
  key: "matchInventory",
  empty: ANY,
  parse(raw) {
    const notes = new Notes();
    const fields = notes.object(raw, "matchInventory");
    notes.onlyKeys(fields, "matchInventory", ["crypt", "library", "scaling"]);
    const word = (name: "crypt" | "library") =>
      notes.word(fields[name], `matchInventory.${name}`, RATIOS, ANY[name]);
    const scaling =
      fields.scaling === "0" || fields.scaling === 0
        ? ANY.scaling
        : notes.word(fields.scaling, "matchInventory.scaling", SIZES, ANY.scaling);
    const value = { crypt: word("crypt"), library: word("library"), scaling };
    return { value: isSet(value) ? value : ANY, problems: notes.problems };
  },
  isActive: isSet,
  toJson: ({ crypt, library, scaling }) => ({
    ...(crypt !== "any" && { crypt }),
    ...(library !== "any" && { library }),
    ...(scaling !== "0" && { scaling }),
  }),
  describe: (): readonly Chip<MatchInventory>[] => [
    { phrase: { key: "decks.inventory", params: {} }, without: ANY },
  ],
  resolve: () => ({
    value: ANY,
    problems: [{ code: "not-available", path: "matchInventory", value: "matchInventory" }],
  }),
  compile: () => () => true,
};

function isSet({ crypt, library }: MatchInventory): boolean {
  return crypt !== "any" || library !== "any";
}
