import { cutBytes, MAX_DESCRIPTION_BYTES } from "./byte-length";
import type { DeckDraft, DeckTexts } from "./deck";
import { withoutUnseen } from "./unseen-characters";

/** What the server takes (functions/decks/limits.py); it counts characters as code points, and of a description the bytes. */
const MAX_LENGTHS = { name: 64, author: 64 } as const;
export const MAX_COPIES = 999;
/** Different cards of a deck, side lists included. */
export const MAX_CARDS = 1000;

/** The name of a deck that has none (docs/rules/decks.md §1.2). */
export const NEW_DECK = "New deck";

/** Half of a letter that is made of two: no server reads it. */
const HALF_LETTER = /\p{Surrogate}/gu;
const CONTROL = /[\p{Cc}]+/gu;
const CONTROL_BUT_LINES = /[^\P{Cc}\t\n]+/gu;

/**
 * A deck as the server keeps it. Texts of other programs, archives and addresses know no bounds: what is longer is cut
 * before anybody is shown it as kept, for a deck that the server refuses is lost as a whole.
 */
export function keepable<Draft extends DeckDraft>(draft: Draft): Draft {
  const cards = new Map([...draft.cards].map(([id, copies]) => [id, Math.min(copies, MAX_COPIES)]));
  return { ...draft, ...keepableTexts(draft), cards };
}

export function keepableTexts({ name, author, description }: DeckTexts): DeckTexts {
  return {
    name: oneLine(name, MAX_LENGTHS.name) || NEW_DECK,
    author: oneLine(author, MAX_LENGTHS.author),
    description: cutBytes(linesOf(description), MAX_DESCRIPTION_BYTES),
  };
}

function linesOf(text: string): string {
  return text.replace(HALF_LETTER, "").replace(/\r\n?/g, "\n").replace(CONTROL_BUT_LINES, "");
}

function oneLine(text: string, longest: number): string {
  const seen = withoutUnseen(text.replace(HALF_LETTER, "").replace(CONTROL, " "));
  return withoutUnseen(cut(seen.trim(), longest)).trim();
}

function cut(text: string, longest: number): string {
  const whole = text.replace(HALF_LETTER, "");
  // A text has no more code points than units.
  return whole.length <= longest ? whole : [...whole].slice(0, longest).join("");
}
