/** A piece of a text: plain, or an address. */
export interface TextPiece {
  readonly text: string;
  readonly isLink: boolean;
}

/** A sign that ends the sentence around an address is not part of it; nor is the bracket the address stands in. */
const ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]]/g;

/** Cuts a text at the web addresses in it; together the pieces are the text. */
export function linkedPieces(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    if (index > end) pieces.push({ text: text.slice(end, index), isLink: false });
    pieces.push({ text: address, isLink: true });
    end = index + address.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isLink: false });
  return pieces;
}
