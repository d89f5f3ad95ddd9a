/** All hands of `drawn` cards, each card as the index of its kind; `copies` has the copies of each kind. */
export function hands(copies: readonly number[], drawn: number): readonly (readonly number[])[] {
  const cards = copies.flatMap((count, kind) => new Array<number>(count).fill(kind));
  const choose = (from: number, wanted: number): number[][] => {
    if (wanted === 0) return [[]];
    return cards
      .slice(from)
      .flatMap((card, step) => choose(from + step + 1, wanted - 1).map((rest) => [card, ...rest]));
  };
  return choose(0, Math.min(drawn, cards.length));
}
