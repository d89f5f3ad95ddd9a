import { type RandomSource, randomBelow } from "./random";

/** Without letters and digits that look alike. */
const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const LENGTH = 5;
/** Maximum length of a typed seed. */
const MAX_LENGTH = 20;

/** A seed that people can read aloud: "K7Q2X". */
export function newSeedWord(random: RandomSource): string {
  return Array.from({ length: LENGTH }, () => LETTERS.charAt(randomBelow(LETTERS.length, random))).join("");
}

/** Reads any typed word, in capitals; "" without letters and digits. */
export function readSeedWord(text: string): string {
  const letters = text
    .normalize("NFC")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
  return [...letters].slice(0, MAX_LENGTH).join("");
}
