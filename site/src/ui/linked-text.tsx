import { linkedPieces } from "../domain/text/linked-text";

/** A text with clickable URLs. */
export function LinkedText({ text }: { readonly text: string }) {
  return linkedPieces(text).map(({ text: piece, isLink }, index) => {
    if (!isLink) return piece;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text are never reordered
      <a key={index} href={piece} rel="noopener noreferrer">
        {piece}
      </a>
    );
  });
}
