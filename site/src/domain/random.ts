/** Returns integers from 0 to 2³² − 1. */
export type RandomSource = () => number;

const RANGE = 2 ** 32;

/**
 * A generator that returns the same numbers for the same text on every machine, computed in 32-bit integers
 * ("sfc32").
 */
export function seededSource(text: string): RandomSource {
  let [a, b, c, counter] = hashSeed(text);
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  // The first numbers of similar texts are similar.
  for (let round = 0; round < 16; round++) next();
  return next;
}

/** A uniform integer from 0 to `count` − 1. */
export function randomBelow(count: number, random: RandomSource): number {
  // Numbers beyond the last full multiple would make the lower results more likely.
  const fair = RANGE - (RANGE % count);
  let number = random();
  while (number >= fair) number = random();
  return number % count;
}

/** The items in a uniformly random order. */
export function shuffled<Item>(items: readonly Item[], random: RandomSource): readonly Item[] {
  return sampled(items, items.length, random);
}

/** `count` of the items, or all if fewer, uniformly sampled. */
export function sampled<Item>(items: readonly Item[], count: number, random: RandomSource): readonly Item[] {
  const order = items.map((_, index) => index);
  const first = Math.max(order.length - count, 0);
  for (let last = order.length - 1; last >= Math.max(first, 1); last--) {
    const other = randomBelow(last + 1, random);
    const moved = order[last] ?? last;
    order[last] = order[other] ?? other;
    order[other] = moved;
  }
  return order.slice(first).flatMap((index) => items.slice(index, index + 1));
}

/** Hashes a text to four numbers, each of which depends on every character. */
function hashSeed(text: string): [number, number, number, number] {
  let [a, b, c, d] = [0x6b_79_d3_c5, 0x2f_05_e1_9b, 0x51_7c_c1_b7, 0x1b_56_c4_e9];
  for (let index = 0; index < text.length; index++) {
    const letter = text.charCodeAt(index);
    a = Math.imul(b ^ letter, 0x23_99_d2_a5) ^ (a >>> 15);
    b = Math.imul(c ^ letter, 0xb2_8f_a1_e7) ^ (b >>> 13);
    c = Math.imul(d ^ letter, 0x3c_6e_f3_73) ^ (c >>> 17);
    d = Math.imul(a ^ letter, 0xa5_4f_f5_3b) ^ (d >>> 14);
  }
  return [a, b, c, d];
}
