import { fold } from "../../name/fold";
import type { Chip } from "../../search/filter";
import { Notes } from "../../search/read";
import type { Dictionary } from "../archive";
import type { DeckFilter } from "./context";

/** Country or city of the event: `{"country":"France"}`, `{"city":"Lyon, France"}`; "" matches all. */
export interface Location {
  readonly country: string;
  readonly city: string;
}

const ANYWHERE: Location = { country: "", city: "" };

export const locationFilter: DeckFilter<Location> = {
  key: "location",
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
  compile({ country, city }, { archive }) {
    const inCountry = memberTest(archive.countries, country);
    const inCity = memberTest(archive.cities, city);
    return (deck) => inCountry(deck) && inCity(deck);
  },
};

function memberTest({ words, of }: Dictionary, sought: string): (deck: number) => boolean {
  if (sought === "") return () => true;
  const folded = fold(sought);
  const hits = Uint8Array.from(words, (word) => Number(fold(word) === folded));
  return (deck) => hits[of[deck] ?? -1] === 1;
}
