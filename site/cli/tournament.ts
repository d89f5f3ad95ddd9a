/**
 * Reads the link of a tournament day and writes its results:
 *   npm run tournament -w site --silent -- LINK [XLSX]
 * Prints the standings, a player per line: place, name, game wins, victory points, tournament points, games. XLSX is
 * written as the Archon workbook, which `make tda` takes in a zip with the decks.
 */
import { writeFileSync } from "node:fs";
import { stdout } from "node:process";
import { archonSheets } from "../src/domain/seating/day/archon.ts";
import { nameOf } from "../src/domain/seating/day/day.ts";
import { dayInFragment } from "../src/domain/seating/day/day-link.ts";
import { standingsOf } from "../src/domain/seating/day/standings.ts";
import { workbook } from "../src/ui/workbook.ts";
import { CommandError, runCommand, typedPath } from "./command.ts";

await runCommand(main);

/** Throws CommandError. */
function main([link, file, ...rest]: readonly string[]): void {
  if (link === undefined || rest.length > 0)
    throw new CommandError("usage: npm run tournament -w site --silent -- LINK [XLSX]");
  const day = dayInFragment(link.slice(link.indexOf("#") + 1));
  if (!day) throw new CommandError("The link carries no whole tournament");
  for (const { player, place, wins, points, tournamentPoints, games } of standingsOf(day))
    stdout.write(`${[place, nameOf(day, player), wins, points, tournamentPoints, games].join("\t")}\n`);
  if (file !== undefined) writeFileSync(typedPath(file), workbook(archonSheets(day)));
}
