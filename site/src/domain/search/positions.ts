/** A set of positions in a file: bit `p % 32` of word `p >> 5` is position `p`. All sets of a file have one length. */
export type Positions = Uint32Array;

export function noPositions(count: number): Positions {
  return new Uint32Array((count + 31) >> 5);
}

export function allPositions(count: number): Positions {
  const all = noPositions(count).fill(0xffffffff);
  const rest = count & 31;
  if (rest > 0) all[all.length - 1] = 2 ** rest - 1;
  return all;
}

export function add(set: Positions, position: number): void {
  set[position >> 5] = (set[position >> 5] ?? 0) | (1 << (position & 31));
}

export function has(set: Positions, position: number): boolean {
  return (((set[position >> 5] ?? 0) >>> (position & 31)) & 1) === 1;
}

/** Adds all positions of another set. */
export function addAll(set: Positions, other: Positions): Positions {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) | (other[word] ?? 0);
  return set;
}

/** Positions in both sets. */
export function both(one: Positions, other: Positions): Positions {
  const common = new Uint32Array(one.length);
  for (let word = 0; word < one.length; word++) common[word] = (one[word] ?? 0) & (other[word] ?? 0);
  return common;
}

/** Positions of a set that are in any of the others. */
export function anyOf(sets: readonly Positions[], within: Positions): Positions {
  const [only] = sets;
  if (only !== undefined && sets.length === 1) return both(within, only);
  return both(within, sets.reduce(addAll, new Uint32Array(within.length)));
}

/** Positions of the first set that are not in the second. */
export function without(one: Positions, other: Positions): Positions {
  const rest = new Uint32Array(one.length);
  for (let word = 0; word < one.length; word++) rest[word] = (one[word] ?? 0) & ~(other[word] ?? 0);
  return rest;
}

/** Positions of a set that pass a test. */
export function where(set: Positions, test: (position: number) => boolean): Positions {
  const passed = new Uint32Array(set.length);
  for (let word = 0; word < set.length; word++) {
    let bits = set[word] ?? 0;
    let held = 0;
    while (bits !== 0) {
      const lowest = bits & -bits;
      if (test((word << 5) + 31 - Math.clz32(lowest))) held |= lowest;
      bits ^= lowest;
    }
    passed[word] = held;
  }
  return passed;
}

/** In ascending order. */
export function listed(set: Positions): number[] {
  const positions: number[] = [];
  for (let word = 0; word < set.length; word++) {
    for (let bits = set[word] ?? 0; bits !== 0; bits &= bits - 1) {
      positions.push((word << 5) + 31 - Math.clz32(bits & -bits));
    }
  }
  return positions;
}

export function sizeOf(set: Positions): number {
  let size = 0;
  for (const word of set) {
    let bits = word - ((word >>> 1) & 0x55555555);
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
    size += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return size;
}
