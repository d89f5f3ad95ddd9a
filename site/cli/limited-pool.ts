/**
 * The cards of a preset limited format:
 *   npm run limited-pool -w site --silent -- v5
 * prints a JSON object: its sets, and the ids of its crypt and library cards.
 */
import { env } from "node:process";
import { EMPTY_FORMAT, poolOf } from "../src/domain/limited/limited-format.ts";
import { formatOf, isPreset } from "../src/domain/limited/presets.ts";
import { CommandError, runCommand } from "./command.ts";
import { dataFolder, loadBases } from "./load-base.ts";

await runCommand(main);

/** Throws CommandError. */
function main([preset = ""]: readonly string[]): void {
  if (!isPreset(preset)) throw new CommandError("usage: npm run limited-pool -w site --silent -- PRESET");
  const bases = loadBases(dataFolder(env));
  const format = formatOf(preset, EMPTY_FORMAT, bases.crypt().catalogue);
  const isIn = poolOf(format);
  const ids = (cards: readonly Parameters<typeof isIn>[0][]) => cards.filter(isIn).map(({ id }) => id);
  console.log(
    JSON.stringify({
      sets: [...format.sets],
      crypt: ids(bases.crypt().cards),
      library: ids(bases.library().cards),
    }),
  );
}
