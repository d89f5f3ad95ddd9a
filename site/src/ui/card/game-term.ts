import { en, type MessageKey } from "../../i18n/catalogue-en";
import type { Translate } from "../../i18n/translation";

type TermKind = "type" | "sect" | "title" | "discipline" | "path";

function isMessageKey(key: string): key is MessageKey {
  return key in en;
}

/** A term of the game in the interface language; what the catalogue does not know stays as the card has it. */
export function gameTerm(t: Translate, kind: TermKind, term: string): string {
  const key = `${kind}.${term.toLowerCase()}`;
  return isMessageKey(key) ? t(key) : term;
}
