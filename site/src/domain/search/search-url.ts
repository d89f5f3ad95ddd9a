import type { Card, CardKind } from "../card/card";

/** URL of a search; `q` is the JSON of the criteria. */
export function searchUrl(kind: CardKind, criteria: Readonly<Record<string, unknown>>): string {
  return `/${kind}?q=${encodeURIComponent(JSON.stringify(criteria))}`;
}

/** Decks of an archive that play the card. */
export function decksUrl(archive: "twd" | "pda", { id, kind }: Card): string {
  return `/${archive}?q=${encodeURIComponent(JSON.stringify({ [kind]: { [id]: { q: 1, m: "gt" } } }))}`;
}

export function artistSearch(kind: CardKind, artist: string): string {
  return searchUrl(kind, { artist });
}

/** Cards of a precon by set and product code: `V5:PTr`, `FoL:`. */
export function preconSearch(kind: CardKind, set: string, code: string): string {
  return searchUrl(kind, { precon: { value: [`${set}:${code}`] } });
}
