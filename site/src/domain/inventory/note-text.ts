import { cutBytes } from "../deck/byte-length";
import { storableText } from "../text/storable-text";
import { MAX_NOTE_BYTES, MAX_NOTE_LENGTH } from "./limits";

/**
 * The note as it can be stored: at most 2,000 characters (code points) and 6,000 bytes, without refused characters; ""
 * if it is blank (docs/rules/inventory.md §1.1).
 */
export function noteText(text: string): string {
  const kept = cutCharacters(storableText(text), MAX_NOTE_LENGTH);
  return kept.trim() === "" ? "" : cutBytes(kept, MAX_NOTE_BYTES);
}

/** Whether a note can be stored as it is; an empty one removes the note. */
export function isStorableNote(text: string): boolean {
  return noteText(text) === text;
}

/** Whether a part of the text has to be cut off. */
export function isNoteTooLong(text: string): boolean {
  const whole = storableText(text);
  return whole.trim() !== "" && noteText(whole) !== whole;
}

function cutCharacters(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = 0;
  let left = max;
  for (const letter of text) {
    if (left === 0) return text.slice(0, end);
    end += letter.length;
    left -= 1;
  }
  return text;
}
