import { fold } from "../../name/fold";
import type { Chip } from "../../search/filter";
import type { Positions } from "../../search/positions";
import { Notes } from "../../search/read";
import type { Dictionary } from "../archive";
import type { DeckFilter } from "./context";
import { withWords } from "./one-word";

/** Country or city of the event: `{"country":"France"}`, `{"city":"Lyon, France"}`; "" matches all. */
export interface Location {
  readonly country: string;
  readonly city: string;
}

const ANYWHERE: Location = { country: "", city: "" };

export const locationFilter: DeckFilter<Location> = {
  key: "location",
  typed: { as: "place", keywords: ["country", "city"] },
  empty: ANYWHERE,
  parse(raw) {
    const notes = new Notes();
    const fields = notes.object(raw, "location");
    notes.onlyKeys(fields, "location", ["country", "city"]);
    const text = (name: "country" | "city") => {
      const value = fields[name] ?? "";
      if (typeof value === "string") return value === "any" ? "" : value;
      notes.note("bad-shape", `location.${name}`, value);
      return "";
    };
    return { value: { country: text("country"), city: text("city") }, problems: notes.problems };
  },
  isActive: ({ country, city }) => country !== "" || city !== "",
  toJson: ({ country, city }) => ({ ...(country && { country }), ...(city && { city }) }),
  describe(location) {
    const chip = (part: "country" | "city"): readonly Chip<Location>[] =>
      location[part] === ""
        ? []
        : [
            {
              phrase: { key: `decks.${part}`, params: { value: location[part] } },
              without: { ...location, [part]: "" },
            },
          ];
    return [...chip("country"), ...chip("city")];
  },
  find({ country, city }, { archive }, within) {
    return inPlace(archive.cities, city, inPlace(archive.countries, country, within));
  },
};

function inPlace(dictionary: Dictionary, sought: string, within: Positions): Positions {
  if (sought === "") return within;
  const folded = fold(sought);
  return withWords(dictionary, (word) => word === folded, within);
}
