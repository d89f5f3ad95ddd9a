import type { CardId } from "../../card/card";

/** One copy of a card, told from its equals by its number. */
export interface Copy {
  readonly number: number;
  readonly card: CardId;
}

/**
 * A crypt or a library that is drawn from; every copy is in one of the three piles. The hand size is that of `drawn`:
 * a change of it draws or puts back at once. Each step gives the very same part where there is nothing to do.
 */
export interface PartDraw {
  /** Oldest first. */
  readonly drawn: readonly Copy[];
  /** Controlled vampires, or the ash heap; newest last. */
  readonly burned: readonly Copy[];
  /** The next one first. */
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

/** Hand size of all cards that are left. */
export function drawAll(part: PartDraw): PartDraw {
  return drawMany(part, part.rest.length);
}

/** Hand size −1: the card drawn last lies on top again. */
export function putBack(part: PartDraw): PartDraw {
  if (part.drawn.length === 0) return part;
  return { ...part, drawn: part.drawn.slice(0, -1), rest: [...part.drawn.slice(-1), ...part.rest] };
}

/** A drawn card goes to the burned pile, and the hand size goes down. */
export function burn(part: PartDraw, number: number): PartDraw {
  const [burned, drawn] = parted(part.drawn, number);
  return burned.length === 0 ? part : { ...part, drawn, burned: [...part.burned, ...burned] };
}

/** The same for a library: a replacement is drawn if any cards remain. */
export function burnAndReplace(part: PartDraw, number: number): PartDraw {
  const after = burn(part, number);
  return after === part ? part : drawOne(after);
}

/** A burned card comes back to the hand, and the hand size goes up. */
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

/** The copy with this number, if it is there, and the others. */
function parted(pile: readonly Copy[], number: number): readonly [readonly Copy[], readonly Copy[]] {
  const isMeant = (copy: Copy) => copy.number === number;
  return [pile.filter(isMeant), pile.filter((copy) => !isMeant(copy))];
}
