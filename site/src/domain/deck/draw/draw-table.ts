import type { CardId } from "../../card/card";
import { type RandomSource, randomBelow, seededSource, shuffled } from "../../random";
import { type DrawDeck, INITIAL, type Part } from "./draw-deck";
import {
  burn,
  burnAndReplace,
  type Copy,
  drawAll,
  drawOne,
  initialDraw,
  type PartDraw,
  putBack,
  returnToHand,
} from "./part-draw";
import type { DrawSeed } from "./seed";

/** State of a draw. */
export interface DrawTable extends Readonly<Record<Part, PartDraw>> {
  /** Seed that reproduces the initial draw of each part. */
  readonly seed: DrawSeed;
  /** Transfers of the first turn, of one of five seats. */
  readonly transfers: number;
}

/** Actions of a player. */
export type DrawStep =
  | { readonly kind: "re-draw"; readonly part: Part; readonly seed: string }
  | { readonly kind: "draw-one" | "draw-all" | "put-back"; readonly part: Part }
  | { readonly kind: "burn" | "return"; readonly part: Part; readonly number: number };

/** The first methuselah has one transfer, the fourth and fifth have four. */
export const TRANSFERS = [1, 2, 3, 4, 4] as const;

/** The initial draw of both parts. */
export function dealt(deck: DrawDeck, seed: DrawSeed): DrawTable {
  return { seed, ...dealtCrypt(deck, seed.crypt), library: dealtPart(deck, "library", seed.library) };
}

/** Returns the same table if the step changes nothing. */
export function afterStep(deck: DrawDeck, table: DrawTable, step: DrawStep): DrawTable {
  if (step.kind === "re-draw") return reDrawn(deck, table, step.part, step.seed);
  const before = table[step.part];
  const after = partAfter(before, step);
  return after === before ? table : { ...table, [step.part]: after };
}

function partAfter(part: PartDraw, step: Exclude<DrawStep, { readonly kind: "re-draw" }>): PartDraw {
  switch (step.kind) {
    case "draw-one":
      return drawOne(part);
    case "draw-all":
      return drawAll(part);
    case "put-back":
      return putBack(part);
    case "burn":
      return step.part === "crypt" ? burn(part, step.number) : burnAndReplace(part, step.number);
    case "return":
      return returnToHand(part, step.number);
  }
}

function reDrawn(deck: DrawDeck, table: DrawTable, part: Part, half: string): DrawTable {
  const seed = { ...table.seed, [part]: half };
  if (part === "crypt") return { ...table, seed, ...dealtCrypt(deck, half) };
  return { ...table, seed, library: dealtPart(deck, part, half) };
}

function dealtCrypt(deck: DrawDeck, seed: string): Pick<DrawTable, "crypt" | "transfers"> {
  const seat = randomBelow(TRANSFERS.length, sourceOf("transfers", seed));
  return { crypt: dealtPart(deck, "crypt", seed), transfers: TRANSFERS[seat] ?? TRANSFERS[0] };
}

function dealtPart(deck: DrawDeck, part: Part, seed: string): PartDraw {
  return initialDraw(shuffled(deck[part].map(asCopy), sourceOf(part, seed)), INITIAL[part]);
}

/** Each purpose has its own numbers, even if both parts have the same seed. */
function sourceOf(purpose: Part | "transfers", seed: string): RandomSource {
  return seededSource(`${purpose}:${seed}`);
}

function asCopy(card: CardId, number: number): Copy {
  return { card, number };
}
