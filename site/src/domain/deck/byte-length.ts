/** Bytes of a description that the server takes (functions/decks/limits.py). */
export const MAX_DESCRIPTION_BYTES = 16 * 1024;

/** The beginning of a text that has at most so many bytes as UTF-8; no letter is cut. */
export function cutBytes(text: string, most: number): string {
  // No unit of a text takes more than three bytes.
  if (text.length * 3 <= most) return text;
  let bytes = 0;
  let end = 0;
  for (const letter of text) {
    bytes += bytesOf(letter.codePointAt(0) ?? 0);
    if (bytes > most) return text.slice(0, end);
    end += letter.length;
  }
  return text;
}

function bytesOf(point: number): number {
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
