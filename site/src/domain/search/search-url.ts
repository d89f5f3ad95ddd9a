import type { CardKind } from "../card/card";

/** URL of a search; `q` is the JSON of the criteria. */
export function searchUrl(kind: CardKind, criteria: Readonly<Record<string, unknown>>): string {
  return `/${kind}?q=${encodeURIComponent(JSON.stringify(criteria))}`;
}

export function artistSearch(kind: CardKind, artist: string): string {
  return searchUrl(kind, { artist });
}

/** Cards of a precon by set and product code: `V5:PTr`, `FoL:`. */
export function preconSearch(kind: CardKind, set: string, code: string): string {
  return searchUrl(kind, { precon: { value: [`${set}:${code}`] } });
}
