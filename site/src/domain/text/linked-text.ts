/** A piece of a text: plain, or a URL. */
export interface TextPiece {
  readonly text: string;
  readonly isLink: boolean;
}

/** A sign that ends the sentence after a URL is not part of it, nor is the bracket around it. */
const URL_IN_TEXT = /https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]]/g;

/** Splits a text at its URLs; joining the pieces restores the text. */
export function linkedPieces(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: url, index } of text.matchAll(URL_IN_TEXT)) {
    if (index > end) pieces.push({ text: text.slice(end, index), isLink: false });
    pieces.push({ text: url, isLink: true });
    end = index + url.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isLink: false });
  return pieces;
}
