import type { CardSet, SetCatalogue } from "../../generated/published";

/** "'20" of a dated set, "" of one without. */
export function shortYear(set: CardSet | undefined): string {
  return set?.date ? `'${set.date.slice(2, 4)}` : "";
}

/** "Fifth Edition"; an unknown code is its own name. */
export function setName(code: string, catalogue: SetCatalogue): string {
  return catalogue.sets[code]?.name ?? code;
}

/** "V5:PTr" → "Fifth Edition: Tremere"; a set with one product needs no second name. */
export function preconName(written: string, catalogue: SetCatalogue): string {
  const colon = written.indexOf(":");
  const set = written.slice(0, colon);
  const precon = catalogue.sets[set]?.precons[written.slice(colon + 1)];
  if (colon < 0 || precon === undefined) return written;
  const name = setName(set, catalogue);
  return precon.name === "" || precon.name === name ? name : `${name}: ${precon.name}`;
}
