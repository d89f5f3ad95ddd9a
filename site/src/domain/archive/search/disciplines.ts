import type { DisciplineCode } from "../../card/card";
import { disciplineCode, disciplineName } from "../../card/disciplines";
import { where } from "../../search/positions";
import { Notes } from "../../search/read";
import { disciplineBits } from "../card-rows";
import type { DeckFilter } from "./context";

/** Disciplines that the library uses, all of which must match: `{"Auspex":true}`. */
export const playedDisciplinesFilter: DeckFilter<readonly DisciplineCode[]> = {
  key: "disciplines",
  typed: { as: "codes", keywords: ["dis", "d", "disc"] },
  empty: [],
  parse(raw) {
    const notes = new Notes();
    const codes = new Set<DisciplineCode>();
    for (const [name, chosen] of Object.entries(notes.object(raw, "disciplines"))) {
      const code = disciplineCode(name);
      if (code === undefined) notes.note("unknown-value", `disciplines.${name}`, name);
      else if (chosen) codes.add(code);
    }
    return { value: [...codes], problems: notes.problems };
  },
  isActive: (codes) => codes.length > 0,
  toJson: (codes) => Object.fromEntries(codes.map((code) => [disciplineName(code), true])),
  describe: (codes) =>
    codes.map((code) => ({
      phrase: { key: "decks.discipline", params: { code } },
      without: codes.filter((other) => other !== code),
    })),
  find(codes, { archive: { facts } }, within) {
    const wanted = disciplineBits(codes);
    return where(
      within,
      (deck) =>
        ((facts.low[deck] ?? 0) & wanted.low) >>> 0 === wanted.low &&
        ((facts.high[deck] ?? 0) & wanted.high) >>> 0 === wanted.high,
    );
  },
};
