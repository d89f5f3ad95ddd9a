import { below, type RandomSource } from "./random";

/**
 * What a draw is made from. Each part of the deck has a half of its own, so that the crypt is drawn anew without the
 * library: "K7Q2X-MP4XA" is written for both.
 */
export interface DrawSeed {
  readonly crypt: string;
  readonly library: string;
}

/** Without the letters and digits that are taken for one another. */
const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const LENGTH = 5;
/** Of a half that somebody typed. */
const MAX_LENGTH = 20;

export function newHalf(random: RandomSource): string {
  return Array.from({ length: LENGTH }, () => LETTERS.charAt(below(LETTERS.length, random))).join("");
}

export function newSeed(random: RandomSource): DrawSeed {
  return { crypt: newHalf(random), library: newHalf(random) };
}

/** Any word will do: "elysium" is a seed for both parts. Undefined where there is no letter and no digit. */
export function readSeed(text: string): DrawSeed | undefined {
  const at = text.indexOf("-");
  const crypt = half(at === -1 ? text : text.slice(0, at));
  const library = half(at === -1 ? "" : text.slice(at));
  if (crypt === "" && library === "") return undefined;
  return { crypt: crypt || library, library: library || crypt };
}

export function writtenSeed({ crypt, library }: DrawSeed): string {
  return crypt === library ? crypt : `${crypt}-${library}`;
}

function half(text: string): string {
  const letters = text
    .normalize("NFC")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
  return [...letters].slice(0, MAX_LENGTH).join("");
}
