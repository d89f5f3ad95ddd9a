import type { CardKind } from "../../domain/card/card";

/** Address of a search: `q` is the JSON of the criteria. */
export function searchAddress(kind: CardKind, criteria: Readonly<Record<string, unknown>>): string {
  return `/${kind}?q=${encodeURIComponent(JSON.stringify(criteria))}`;
}

export function artistSearch(kind: CardKind, artist: string): string {
  return searchAddress(kind, { artist });
}

/** Cards of a precon by its set and its code there: `V5:PTr`, `FoL:`. */
export function preconSearch(kind: CardKind, set: string, code: string): string {
  return searchAddress(kind, { precon: { value: [`${set}:${code}`] } });
}
