import type { CardId } from "../../card/card";

/** One copy of a card, identified by its number. */
export interface Copy {
  readonly number: number;
  readonly card: CardId;
}

/**
 * State of a crypt or library; every copy is in one of the three piles. The hand size is the size of `drawn`, and
 * changing it draws or puts back a card. Steps without effect return the same object.
 */
export interface PartDraw {
  /** Oldest first. */
  readonly drawn: readonly Copy[];
  /** Controlled vampires, or the ash heap; newest last. */
  readonly burned: readonly Copy[];
  /** Next card first. */
  readonly rest: readonly Copy[];
}

/** The initial draw of a shuffled part. */
export function initialDraw(shuffled: readonly Copy[], hand: number): PartDraw {
  return { drawn: shuffled.slice(0, hand), burned: [], rest: shuffled.slice(hand) };
}

/** Hand size +1. */
export function drawOne(part: PartDraw): PartDraw {
  return drawMany(part, 1);
}

/** Draws all remaining cards. */
export function drawAll(part: PartDraw): PartDraw {
  return drawMany(part, part.rest.length);
}

/** Hand size −1: the last drawn card goes back on top. */
export function putBack(part: PartDraw): PartDraw {
  if (part.drawn.length === 0) return part;
  return { ...part, drawn: part.drawn.slice(0, -1), rest: [...part.drawn.slice(-1), ...part.rest] };
}

/** Moves a drawn card to the burned pile; the hand size decreases. */
export function burn(part: PartDraw, number: number): PartDraw {
  const [burned, drawn] = parted(part.drawn, number);
  return burned.length === 0 ? part : { ...part, drawn, burned: [...part.burned, ...burned] };
}

/** The same for a library: a replacement is drawn if any cards remain. */
export function burnAndReplace(part: PartDraw, number: number): PartDraw {
  const after = burn(part, number);
  return after === part ? part : drawOne(after);
}

/** Returns a burned card to the hand; the hand size increases. */
export function returnToHand(part: PartDraw, number: number): PartDraw {
  const [returned, burned] = parted(part.burned, number);
  return returned.length === 0 ? part : { ...part, burned, drawn: [...part.drawn, ...returned] };
}

function drawMany(part: PartDraw, count: number): PartDraw {
  if (part.rest.length === 0) return part;
  return {
    ...part,
    drawn: [...part.drawn, ...part.rest.slice(0, count)],
    rest: part.rest.slice(count),
  };
}

/** The copy with this number, if present, and the others. */
function parted(pile: readonly Copy[], number: number): readonly [readonly Copy[], readonly Copy[]] {
  const isMeant = (copy: Copy) => copy.number === number;
  return [pile.filter(isMeant), pile.filter((copy) => !isMeant(copy))];
}
