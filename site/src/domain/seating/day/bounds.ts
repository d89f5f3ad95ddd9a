import { type Figures, figuresOf } from "../figures";
import { lowerBounds } from "../lower-bounds";
import type { Seating } from "../seating";

/** R2, R3 and R8 can get better with every round. */
const CAN_IMPROVE = [1, 2, 7];

/**
 * Figures that no seating of the rounds to come can be better than (docs/rules/seating.md §3): also what the rounds
 * that are played repeat already.
 */
export function dayBounds(seating: Seating, played: number): Figures {
  const bounds = lowerBounds(seating);
  if (played === 0) return bounds;
  const before = figuresOf(seating.slice(0, played));
  const least = (rule: number) =>
    CAN_IMPROVE.includes(rule) ? (bounds[rule] ?? 0) : Math.max(bounds[rule] ?? 0, before[rule] ?? 0);
  return [least(0), least(1), least(2), least(3), least(4), least(5), least(6), least(7), least(8)];
}
