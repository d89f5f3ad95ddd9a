/** A share of the wins and the limits between which it lies with a probability of 80 %, from 0 to 1. */
export interface Estimate {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Below this effective number of decks a share says too little. */
export const FEW = 20;

/** Nine tenths of a normal distribution are below it, so 80 % are between it and its negative. */
const Z = 1.2815515655446004;

/**
 * The share `part` ÷ `total` with Wilson's interval (docs/rules/archives.md §10.3); `effective` is the effective number
 * of decks of the total. Without decks all of it is 0.
 */
export function estimate(part: number, total: number, effective: number): Estimate {
  if (total <= 0 || effective <= 0) return { share: 0, low: 0, high: 0 };
  const share = Math.min(1, part / total);
  const square = (Z * Z) / effective;
  const middle = (share + square / 2) / (1 + square);
  const half = (Z * Math.sqrt((share * (1 - share) + square / 4) / effective)) / (1 + square);
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** How a share has changed: "few" if there are too few decks, "same" if the intervals overlap. */
export type Trend = "up" | "down" | "same" | "few";

/** Compares two shares; `effective` is the smaller of the effective numbers behind them. */
export function trendOf(now: Estimate, before: Estimate, effective: number): Trend {
  if (effective < FEW) return "few";
  if (now.low > before.high) return "up";
  return now.high < before.low ? "down" : "same";
}
