import { seededSource } from "../../domain/random";
import type { SeatingTask } from "../../domain/seating/day/plan";
import { optimise, seatRandomly } from "../../domain/seating/optimise";
import type { Seating } from "../../domain/seating/seating";

export type SeatingMessage =
  /** `done` from 0 to 1. */
  | { readonly kind: "progress"; readonly done: number }
  | { readonly kind: "seated"; readonly seating: Seating };

/** Finds seats; the same task gives the same seats on every machine. */
export function seatTask(
  { fixed, playing, start, seed }: SeatingTask,
  post: (message: SeatingMessage) => void,
): void {
  const random = seededSource(seed);
  const seating = optimise(start ?? [...fixed, ...seatRandomly(playing, random)], {
    fixed: fixed.length,
    random,
    onProgress: ({ done }) => post({ kind: "progress", done }),
  });
  post({ kind: "seated", seating });
}
