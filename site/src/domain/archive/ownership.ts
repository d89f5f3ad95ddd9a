import { isCryptId } from "../card/ids";
import type { DeckTable } from "./deck-table";

/** Some of the copies in a deck are owned: 8 of 12. */
export interface OwnedPart {
  readonly owned: number;
  readonly of: number;
}

/** Minimum shares of crypt and library in percent, and the size that libraries are scaled to; 0: none. */
export interface WantedShares {
  readonly crypt: number;
  readonly library: number;
  readonly scaling: number;
}

/** By deck; `library` in copies of the scaled library times its size: whole numbers, so that limits are exact. */
interface Shares {
  readonly cryptSizes: Uint16Array;
  readonly librarySizes: Uint16Array;
  readonly crypt: Uint16Array;
  readonly library: Uint32Array;
}

/** What an inventory has of the decks of archives (docs/rules/archives.md §6.5). */
export class Ownership {
  readonly #owned: ReadonlyMap<number, number>;
  #last: { readonly table: DeckTable; readonly scaling: number; readonly shares: Shares } | undefined;

  /** `owned`: copies by card. */
  constructor(owned: ReadonlyMap<number, number>) {
    this.#owned = owned;
  }

  /** Tests whether enough of a deck is owned. */
  matcher(table: DeckTable, { crypt, library, scaling }: WantedShares): (deck: number) => boolean {
    const shares = this.#shares(table, scaling);
    const { cryptSizes, librarySizes } = shares;
    const hasCrypt = (deck: number) => {
      const size = cryptSizes[deck] ?? 0;
      return size > 0 && (shares.crypt[deck] ?? 0) >= Math.round((size * crypt) / 100);
    };
    const hasLibrary = (deck: number) => {
      const whole = librarySizes[deck] ?? 0;
      const size = scaling || whole;
      return whole > 0 && 100 * (shares.library[deck] ?? 0) >= size * whole * library;
    };
    return (deck) => (crypt === 0 || hasCrypt(deck)) && (library === 0 || hasLibrary(deck));
  }

  /** The share of each deck, crypt and scaled library together; 100 only if nothing is missing. */
  percents(table: DeckTable, scaling: number): Uint8Array {
    const { cryptSizes, librarySizes, crypt, library } = this.#shares(table, scaling);
    const percents = new Uint8Array(table.count);
    for (let deck = 0; deck < table.count; deck++) {
      const whole = librarySizes[deck] ?? 0;
      const all = (cryptSizes[deck] ?? 0) + (whole > 0 ? scaling || whole : 0);
      const owned = (crypt[deck] ?? 0) + copiesOf(library[deck] ?? 0, whole);
      if (all > 0) percents[deck] = Math.floor((100 * owned) / all);
    }
    return percents;
  }

  /** Crypt and scaled library of a deck, in whole copies. */
  parts(table: DeckTable, deck: number, scaling: number): Readonly<Record<"crypt" | "library", OwnedPart>> {
    const { cryptSizes, librarySizes, crypt, library } = this.#shares(table, scaling);
    const whole = librarySizes[deck] ?? 0;
    return {
      crypt: { owned: crypt[deck] ?? 0, of: cryptSizes[deck] ?? 0 },
      library: { owned: copiesOf(library[deck] ?? 0, whole), of: whole > 0 ? scaling || whole : 0 },
    };
  }

  /** The last result is cached, because filter, order and list use the same. */
  #shares(table: DeckTable, scaling: number): Shares {
    if (this.#last?.table === table && this.#last.scaling === scaling) return this.#last.shares;
    const shares = sharesOf(table, this.#owned, scaling);
    this.#last = { table, scaling, shares };
    return shares;
  }
}

/** Whole copies of a library, whose share is stored times its size. */
function copiesOf(share: number, size: number): number {
  return size > 0 ? Math.floor(share / size) : 0;
}

/** Goes through the decks of each card that is owned. */
function sharesOf(table: DeckTable, owned: ReadonlyMap<number, number>, scaling: number): Shares {
  const { count, cards, cardStarts, decks, deckCopies } = table;
  const { cryptSizes, librarySizes } = sizesOf(table);
  const crypt = new Uint16Array(count);
  const library = new Uint32Array(count);
  for (let card = 0; card < cards.length; card++) {
    const id = cards[card] ?? 0;
    const stock = owned.get(id) ?? 0;
    if (stock === 0) continue;
    const isCrypt = isCryptId(id);
    const end = cardStarts[card + 1] ?? 0;
    for (let pick = cardStarts[card] ?? 0; pick < end; pick++) {
      const deck = decks[pick] ?? 0;
      const copies = deckCopies[pick] ?? 0;
      if (isCrypt) {
        crypt[deck] = (crypt[deck] ?? 0) + Math.min(copies, stock);
      } else {
        const whole = librarySizes[deck] ?? 0;
        library[deck] = (library[deck] ?? 0) + Math.min(copies * (scaling || whole), stock * whole);
      }
    }
  }
  return { cryptSizes, librarySizes, crypt, library };
}

type Sizes = Pick<Shares, "cryptSizes" | "librarySizes">;

/** Kept, because each edit of the inventory compares it again. */
const sizes = new WeakMap<DeckTable, Sizes>();

function sizesOf(table: DeckTable): Sizes {
  const known = sizes.get(table);
  if (known) return known;
  const { count, cards, starts, picks, copies } = table;
  const isCrypt = Uint8Array.from(cards, (card) => Number(isCryptId(card)));
  const found = { cryptSizes: new Uint16Array(count), librarySizes: new Uint16Array(count) };
  for (let deck = 0; deck < count; deck++) {
    const end = starts[deck + 1] ?? 0;
    for (let pick = starts[deck] ?? 0; pick < end; pick++) {
      const part = isCrypt[picks[pick] ?? 0] ? found.cryptSizes : found.librarySizes;
      part[deck] = (part[deck] ?? 0) + (copies[pick] ?? 0);
    }
  }
  sizes.set(table, found);
  return found;
}
