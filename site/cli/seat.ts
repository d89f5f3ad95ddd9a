/**
 * Seats the players of a tournament with the site's own optimiser:
 *   npm run seat -w site --silent -- PLAYERS ROUNDS [SEED [SWAPS]]
 *   npm run seat -w site --silent -- --batch    reads lines of PLAYERS ROUNDS [SEED [SWAPS]]
 * Prints the tables of each round (players from 1, in the order of play), the nine figures, and the milliseconds it
 * took. The same seed gives the same seating; SWAPS are tried at most.
 */
import { readFileSync } from "node:fs";
import { stdout } from "node:process";
import { seededSource } from "../src/domain/random.ts";
import { figuresOf } from "../src/domain/seating/figures.ts";
import { optimise, seatRandomly } from "../src/domain/seating/optimise.ts";
import { MAX_PLAYERS, MAX_ROUNDS, MIN_PLAYERS } from "../src/domain/seating/seating.ts";
import { playersByRound } from "../src/domain/seating/tables.ts";
import { CommandError, runCommand } from "./command.ts";

const USAGE = "usage: npm run seat -w site --silent -- PLAYERS ROUNDS [SEED [SWAPS]] | --batch";
const MAX_SWAPS = 100_000_000;

await runCommand(main);

/** Throws CommandError. */
function main(words: readonly string[]): void {
  const calls = words[0] === "--batch" ? linesOf(readFileSync(0, "utf8")) : [words];
  for (const call of calls) stdout.write(`${JSON.stringify(seat(call))}\n`);
}

function linesOf(text: string): readonly (readonly string[])[] {
  return text.split("\n").flatMap((line) => (line.trim() ? [line.trim().split(/\s+/)] : []));
}

/** Throws CommandError. */
function seat([players, rounds, seed = "methuselah", swaps, ...rest]: readonly string[]) {
  if (players === undefined || rounds === undefined || rest.length > 0) throw new CommandError(USAGE);
  const playing = playersByRound(
    wholeNumber("PLAYERS", players, MIN_PLAYERS, MAX_PLAYERS),
    wholeNumber("ROUNDS", rounds, 1, MAX_ROUNDS),
  );
  const most = swaps === undefined ? {} : { swaps: wholeNumber("SWAPS", swaps, 0, MAX_SWAPS) };
  const random = seededSource(seed);
  const begin = performance.now();
  const seating = optimise(seatRandomly(playing, random), { random, ...most });
  const ms = Math.round(performance.now() - begin);
  const numbered = seating.map((round) => round.map((table) => table.map((player) => player + 1)));
  return { rounds: numbered, rules: figuresOf(seating), ms };
}

function wholeNumber(name: string, word: string, least: number, most: number): number {
  const value = Number(word);
  if (/^\d+$/.test(word) && value >= least && value <= most) return value;
  throw new CommandError(`${name}: ${word} is not a whole number from ${least} to ${most}\n${USAGE}`);
}
