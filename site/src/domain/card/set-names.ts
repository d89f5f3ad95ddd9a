import type { CardSet, SetCatalogue } from "../../generated/published";

/** "'20" for a dated set, "" for one without a date. */
export function shortYear(set: CardSet | undefined): string {
  return set?.date ? `'${set.date.slice(2, 4)}` : "";
}

/** "Fifth Edition"; an unknown code is returned as it is. */
export function setName(code: string, catalogue: SetCatalogue): string {
  return catalogue.sets[code]?.name ?? code;
}

/** "V5:PTr" → "Fifth Edition: Tremere"; a set with a single product is named alone. */
export function preconName(written: string, catalogue: SetCatalogue): string {
  const colon = written.indexOf(":");
  const set = written.slice(0, colon);
  const precon = catalogue.sets[set]?.precons[written.slice(colon + 1)];
  if (colon < 0 || precon === undefined) return written;
  const name = setName(set, catalogue);
  return precon.name === "" || precon.name === name ? name : `${name}: ${precon.name}`;
}
