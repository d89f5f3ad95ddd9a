import type { Translate } from "../../i18n/translation";

type TermKind = "type" | "sect" | "title" | "discipline" | "path";

/** A term of the game in the interface language; unknown terms are returned as they are. */
export function gameTerm(t: Translate, kind: TermKind, term: string): string {
  const key = `${kind}.${term.toLowerCase()}`;
  return t.knows(key) ? t(key) : term;
}
