import { isPlaytestId } from "../../card/ids";
import { isBannedOn, legalDay } from "../../card/legality";
import { poolOf } from "../../limited/limited-format";
import { publishedPool } from "../../limited/published-formats";
import type { CardContext } from "../card-base";
import type { Filter } from "../filter";
import { FAR_FUTURE } from "../limits";
import { where } from "../positions";
import { Notes, vocabulary } from "../read";

/** Two published formats, and the visitor's own limited format. */
export const LEGAL_FORMATS = ["standard", "v5", "own"] as const;
export type LegalFormat = (typeof LEGAL_FORMATS)[number] | "any";

const KNOWN = vocabulary(LEGAL_FORMATS);

/** Whether a card may be played in a format today (docs/rules/search.md §3). */
export const legalFilter: Filter<LegalFormat, CardContext> = {
  key: "legal",
  typed: { as: "word", keywords: ["legal"], values: KNOWN },
  empty: "any",
  parse(raw) {
    const notes = new Notes();
    return { value: notes.word(raw, "legal", KNOWN, "any" as const), problems: notes.problems };
  },
  isActive: (format) => format !== "any",
  toJson: (format) => format,
  describe: (format) => [{ phrase: { key: `legal.${format}`, params: {} }, without: "any" }],
  resolve: (format, context) =>
    format === "any" || isKnown(format, context)
      ? { value: format, problems: [] }
      : { value: "any", problems: [{ code: "not-available", path: `legal.${format}`, value: format }] },
  find(format, { base, ownFormat, today = FAR_FUTURE }, within) {
    const published = base.catalogue.formats?.find(({ id }) => id === format);
    const ownPool = ownFormat && poolOf(ownFormat);
    const isIn = (published ? publishedPool(published) : ownPool) ?? (() => true);
    return where(within, (position) => {
      const card = base.cards[position];
      if (!card || isPlaytestId(card.id) || isBannedOn(card, today)) return false;
      return legalDay(card) <= today && isIn(card);
    });
  },
};

function isKnown(format: LegalFormat, { base, ownFormat }: CardContext): boolean {
  if (format === "own") return ownFormat !== undefined;
  return base.catalogue.formats?.some(({ id }) => id === format) === true;
}
