import type { RandomSource } from "../../random";
import { newSeedWord, readSeedWord } from "../../seed-word";

/**
 * Seed of a draw. Each part of the deck has its own half, so that the crypt can be redrawn without the library:
 * "K7Q2X-MP4XA" is both.
 */
export interface DrawSeed {
  readonly crypt: string;
  readonly library: string;
}

export function newSeed(random: RandomSource): DrawSeed {
  return { crypt: newSeedWord(random), library: newSeedWord(random) };
}

/** Reads any typed word: "elysium" is the seed of both parts. Undefined without letters and digits. */
export function readSeed(text: string): DrawSeed | undefined {
  const dash = text.indexOf("-");
  const crypt = readSeedWord(dash === -1 ? text : text.slice(0, dash));
  const library = readSeedWord(dash === -1 ? "" : text.slice(dash));
  if (crypt === "" && library === "") return undefined;
  return { crypt: crypt || library, library: library || crypt };
}

export function formatSeed({ crypt, library }: DrawSeed): string {
  return crypt === library ? crypt : `${crypt}-${library}`;
}
