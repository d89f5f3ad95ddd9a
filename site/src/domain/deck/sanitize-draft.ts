import { cutBytes } from "./byte-length";
import type { DeckDraft, DeckTexts } from "./deck";
import { withoutInvisible } from "./invisible-characters";
import { MAX_AUTHOR_LENGTH, MAX_COPIES, MAX_DESCRIPTION_BYTES, MAX_NAME_LENGTH } from "./limits";

/** The name of a deck that has none (docs/rules/decks.md §1.2). */
export const NEW_DECK = "New deck";

/** The server rejects lone surrogates. */
const SURROGATE = /\p{Surrogate}/gu;
const CONTROL = /[\p{Cc}]+/gu;
const CONTROL_BUT_LINES = /[^\P{Cc}\t\n]+/gu;

/**
 * Cuts a draft to the limits of the server. Texts of other programs, archives and URLs may exceed them, and the server
 * would reject the whole deck after it was shown as saved.
 */
export function sanitizeDraft<Draft extends DeckDraft>(draft: Draft): Draft {
  const cards = new Map([...draft.cards].map(([id, copies]) => [id, Math.min(copies, MAX_COPIES)]));
  return { ...draft, ...sanitizeTexts(draft), cards };
}

export function sanitizeTexts({ name, author, description }: DeckTexts): DeckTexts {
  return {
    name: oneLine(name, MAX_NAME_LENGTH) || NEW_DECK,
    author: oneLine(author, MAX_AUTHOR_LENGTH),
    description: cutBytes(linesOf(description), MAX_DESCRIPTION_BYTES),
  };
}

function linesOf(text: string): string {
  return text.replace(SURROGATE, "").replace(/\r\n?/g, "\n").replace(CONTROL_BUT_LINES, "");
}

function oneLine(text: string, maxLength: number): string {
  const seen = withoutInvisible(text.replace(SURROGATE, "").replace(CONTROL, " "));
  return withoutInvisible(cut(seen.trim(), maxLength)).trim();
}

function cut(text: string, maxLength: number): string {
  const whole = text.replace(SURROGATE, "");
  // A text has no more code points than units.
  return whole.length <= maxLength ? whole : [...whole].slice(0, maxLength).join("");
}
