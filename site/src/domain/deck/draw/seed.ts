import { type RandomSource, randomBelow } from "../../random";

/**
 * Seed of a draw. Each part of the deck has its own half, so that the crypt can be redrawn without the library:
 * "K7Q2X-MP4XA" is both.
 */
export interface DrawSeed {
  readonly crypt: string;
  readonly library: string;
}

/** Without letters and digits that look alike. */
const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const LENGTH = 5;
/** Maximum length of a typed half. */
const MAX_HALF_LENGTH = 20;

export function newHalf(random: RandomSource): string {
  return Array.from({ length: LENGTH }, () => LETTERS.charAt(randomBelow(LETTERS.length, random))).join("");
}

export function newSeed(random: RandomSource): DrawSeed {
  return { crypt: newHalf(random), library: newHalf(random) };
}

/** Reads any typed word: "elysium" is the seed of both parts. Undefined without letters and digits. */
export function readSeed(text: string): DrawSeed | undefined {
  const dash = text.indexOf("-");
  const crypt = half(dash === -1 ? text : text.slice(0, dash));
  const library = half(dash === -1 ? "" : text.slice(dash));
  if (crypt === "" && library === "") return undefined;
  return { crypt: crypt || library, library: library || crypt };
}

export function formatSeed({ crypt, library }: DrawSeed): string {
  return crypt === library ? crypt : `${crypt}-${library}`;
}

function half(text: string): string {
  const letters = text
    .normalize("NFC")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
  return [...letters].slice(0, MAX_HALF_LENGTH).join("");
}
