import type { CardId, CryptId, LibraryId } from "./card";

/** Crypt ids are above this, library ids from 100000 up to it (docs/rules/search.md §11.1). */
const CRYPT_THRESHOLD = 200_000;
const LIBRARY_FIRST = 100_000;
const LAST = 299_999;

export function isCryptId(id: number): id is CryptId {
  return Number.isInteger(id) && id > CRYPT_THRESHOLD && id <= LAST;
}

export function isLibraryId(id: number): id is LibraryId {
  return Number.isInteger(id) && id >= LIBRARY_FIRST && id < CRYPT_THRESHOLD;
}

/** Distinguishes crypt and library cards by id alone. */
export function isCrypt(id: CardId): id is CryptId {
  return id > CRYPT_THRESHOLD;
}

/** Reads a card id from a URL or a file; undefined if it is invalid. */
export function asCardId(value: unknown): CardId | undefined {
  const id = typeof value === "string" && /^\d{6}$/.test(value) ? Number(value) : value;
  if (typeof id !== "number") return undefined;
  return isCryptId(id) || isLibraryId(id) ? id : undefined;
}

/** Playtest cards: crypt above 210000, library from 110000 to 200000 (docs/rules/search.md §11.1). */
export function isPlaytestId(id: CardId): boolean {
  return isCrypt(id) ? id > 210_000 : id > 110_000;
}
