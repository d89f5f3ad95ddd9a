import { linkedPieces } from "../domain/text/linked-text";

/** A text whose web addresses can be followed. */
export function LinkedText({ text }: { readonly text: string }) {
  return linkedPieces(text).map(({ text: piece, isLink }, place) => {
    if (!isLink) return piece;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <a key={place} href={piece} rel="noopener noreferrer">
        {piece}
      </a>
    );
  });
}
