/** Gives whole numbers from 0 up to, but without, 2³². */
export type RandomSource = () => number;

const RANGE = 2 ** 32;

/**
 * A source that gives the same numbers for the same text on every machine: it counts in whole numbers of 32 bits
 * only (the generator "sfc32").
 */
export function seededSource(text: string): RandomSource {
  let [a, b, c, counter] = mixed(text);
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  // The first numbers still resemble those of texts that are alike.
  for (let round = 0; round < 16; round++) next();
  return next;
}

/** A whole number from 0 up to, but without, `count`, each as likely as the others. */
export function below(count: number, random: RandomSource): number {
  // Beyond the last full turn the lower numbers would come once more than the others.
  const fair = RANGE - (RANGE % count);
  let number = random();
  while (number >= fair) number = random();
  return number % count;
}

/** The items in an order of which each is as likely as the others. */
export function shuffled<Item>(items: readonly Item[], random: RandomSource): readonly Item[] {
  return chosen(items, items.length, random);
}

/** So many of the items, at most all, each choice as likely as the others. */
export function chosen<Item>(items: readonly Item[], count: number, random: RandomSource): readonly Item[] {
  const order = [...items];
  const first = Math.max(order.length - count, 0);
  for (let last = order.length - 1; last >= Math.max(first, 1); last--) {
    const at = below(last + 1, random);
    // The two change places.
    order.splice(last, 1, ...order.splice(at, 1, ...order.slice(last, last + 1)));
  }
  return order.slice(first);
}

/** Four numbers of which each depends on every letter. */
function mixed(text: string): [number, number, number, number] {
  let [a, b, c, d] = [0x6b_79_d3_c5, 0x2f_05_e1_9b, 0x51_7c_c1_b7, 0x1b_56_c4_e9];
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    a = Math.imul(b ^ letter, 0x23_99_d2_a5) ^ (a >>> 15);
    b = Math.imul(c ^ letter, 0xb2_8f_a1_e7) ^ (b >>> 13);
    c = Math.imul(d ^ letter, 0x3c_6e_f3_73) ^ (c >>> 17);
    d = Math.imul(a ^ letter, 0xa5_4f_f5_3b) ^ (d >>> 14);
  }
  return [a, b, c, d];
}
