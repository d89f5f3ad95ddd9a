/** Cuts a text to a number of UTF-8 bytes, between characters. */
export function cutBytes(text: string, maxBytes: number): string {
  // A UTF-16 unit takes at most three bytes.
  if (text.length * 3 <= maxBytes) return text;
  let bytes = 0;
  let end = 0;
  for (const letter of text) {
    bytes += bytesOf(letter.codePointAt(0) ?? 0);
    if (bytes > maxBytes) return text.slice(0, end);
    end += letter.length;
  }
  return text;
}

function bytesOf(point: number): number {
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
