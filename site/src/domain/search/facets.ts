import { add, has, noPositions, type Positions } from "./positions";

/** A property with its values ("trait" → "press"), each decoded on first use. */
export class Facet {
  /** All values of the index, always the same array. */
  readonly values: readonly string[];
  readonly #postings: ReadonlyMap<string, readonly number[]>;
  /** Number of cards. */
  readonly count: number;
  readonly #decoded = new Map<string, Positions>();

  /** `postings`: value → ascending positions, delta-encoded. */
  constructor(postings: Readonly<Record<string, readonly number[]>>, count: number) {
    this.#postings = new Map(Object.entries(postings));
    this.count = count;
    this.values = [...this.#postings.keys()];
  }

  has(value: string): boolean {
    return this.#postings.has(value);
  }

  /** Whether the card at a position has the value. */
  includes(value: string, position: number): boolean {
    return has(this.members(value), position);
  }

  /** No cards for unknown values. */
  members(value: string): Positions {
    const known = this.#decoded.get(value);
    if (known) return known;
    const members = noPositions(this.count);
    let position = 0;
    for (const step of this.#postings.get(value) ?? []) {
      position += step;
      add(members, position);
    }
    this.#decoded.set(value, members);
    return members;
  }
}
