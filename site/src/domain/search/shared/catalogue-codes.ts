import type { SetCatalogue } from "../../../generated/published";

/**
 * Codes of other sites and older links → our codes; one of theirs may be several of ours (docs/rules/search.md §7.4).
 */
const SET_ALIASES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    kotr: ["KoT"],
    httbr: ["HttB"],
    v5l: ["V5"],
    v5h: ["V5"],
    ksu: ["DM", "TU", "AU"],
    "anthology i": ["Anthology"],
  }),
);

const PRECON_ALIASES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "kotr:a": "KoT:A",
    "kotr:b": "KoT:B",
    "httbr:a": "HttB:A",
    "httbr:b": "HttB:B",
    "v5l:pl": "V5:PL",
    "v5h:ph": "V5:PH",
    "ksu:tua": "TU:A",
    "ksu:tub": "TU:B",
    "ksu:dm": "DM:",
    "ksu:au": "AU:",
    "anthology i:": "Anthology:",
  }),
);

/** Our codes of a set, from any case or older code; empty if unknown. */
export function setCodes(written: string, catalogue: SetCatalogue): readonly string[] {
  const wanted = written.trim().toLowerCase();
  const own = Object.keys(catalogue.sets).find((code) => code.toLowerCase() === wanted);
  if (own !== undefined) return [own];
  return (SET_ALIASES.get(wanted) ?? []).filter((code) => catalogue.sets[code] !== undefined);
}

export interface PreconCode {
  readonly set: string;
  /** "" for a product without a code. */
  readonly code: string;
}

/** Splits "V5:PTr" or "FoL:", in any case or with older codes; undefined if unknown. */
export function preconCode(written: string, catalogue: SetCatalogue): PreconCode | undefined {
  const wanted = written.trim().toLowerCase();
  return findPrecon(wanted, catalogue) ?? findPrecon(PRECON_ALIASES.get(wanted)?.toLowerCase(), catalogue);
}

function findPrecon(wanted: string | undefined, catalogue: SetCatalogue): PreconCode | undefined {
  if (wanted === undefined) return undefined;
  for (const [set, { precons }] of Object.entries(catalogue.sets)) {
    if (!wanted.startsWith(`${set.toLowerCase()}:`)) continue;
    const code = Object.keys(precons).find((own) => `${set}:${own}`.toLowerCase() === wanted);
    if (code !== undefined) return { set, code };
  }
  return undefined;
}

/** Release day of a product or of its set; undefined if unknown. */
export function releaseDay({ set, code }: PreconCode, catalogue: SetCatalogue): string | undefined {
  return catalogue.sets[set]?.precons[code]?.date ?? catalogue.sets[set]?.date;
}
