/** Counts by number, cleared in time proportional to its entries. */
export class Tally {
  readonly copies: Uint16Array;
  /** Numbers in order of first appearance. */
  readonly touched: number[] = [];

  constructor(size: number) {
    this.copies = new Uint16Array(size);
  }

  add(number: number, copies: number): void {
    const before = this.copies[number] ?? 0;
    if (before === 0) this.touched.push(number);
    this.copies[number] = before + copies;
  }

  clear(): void {
    for (const number of this.touched) this.copies[number] = 0;
    this.touched.length = 0;
  }

  /** The number with the highest count, the first of equals; 0 if empty. */
  most(): number {
    let best = 0;
    for (const number of this.touched) {
      if (best === 0 || this.of(number) > this.of(best)) best = number;
    }
    return best;
  }

  of(number: number): number {
    return number === 0 ? 0 : (this.copies[number] ?? 0);
  }
}
