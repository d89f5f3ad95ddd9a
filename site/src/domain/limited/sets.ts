import type { SetCatalogue } from "../../generated/published";
import { BCP_FIRST_DAY } from "../search/limits";
import { setCodes } from "../search/shared/catalogue-codes";
import type { LimitedFormat } from "./limited-format";

interface SetColumns {
  /** From 2018, newest first; then those without a date. */
  readonly newer: readonly string[];
  readonly older: readonly string[];
}

/**
 * Selectable sets in two columns, split at the day from which cards count as reprinted (docs/rules/decks.md §13),
 * without playtest sets.
 */
export function setColumns({ sets }: SetCatalogue): SetColumns {
  const codes = Object.keys(sets).filter((code) => code !== "playtest");
  const day = (code: string) => sets[code]?.date ?? "";
  const dated = codes.filter((code) => day(code) !== "").toSorted((a, b) => (day(a) < day(b) ? 1 : -1));
  return {
    newer: [
      ...dated.filter((code) => day(code) >= BCP_FIRST_DAY),
      ...codes.filter((code) => day(code) === ""),
    ],
    older: dated.filter((code) => day(code) < BCP_FIRST_DAY),
  };
}

interface ResolvedFormat {
  readonly format: LimitedFormat;
  /** Codes that no set has. */
  readonly unknownSets: readonly string[];
}

/** Converts set codes to those of the card files; imported formats may use others. */
export function resolvedFormat(format: LimitedFormat, catalogue: SetCatalogue): ResolvedFormat {
  const written = [...format.sets].map((code) => ({ code, known: setCodes(code, catalogue) }));
  return {
    format: { ...format, sets: new Set(written.flatMap(({ known }) => known)) },
    unknownSets: written.filter(({ known }) => known.length === 0).map(({ code }) => code),
  };
}
