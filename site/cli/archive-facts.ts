/**
 * Facts that the site derives from an archive of winning decks:
 *   npm run archive-facts -w site --silent -- FOLDER
 * FOLDER holds twd.json and place-spellings.json. Prints one JSON object: the hall of fame of players (name, wins,
 * championships), the number of first wins with cards per player, the events that are championships, and the
 * places whose city or country the check of reports does not know.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stdout } from "node:process";
import { cardHistory, firstWinners } from "../src/domain/archive/card-history.ts";
import { champions } from "../src/domain/archive/champions.ts";
import { isChampionship } from "../src/domain/archive/championship.ts";
import { checkReport, knownPlaces } from "../src/domain/archive/report-check.ts";
import type { PlaceSpellings, TwdArchive } from "../src/generated/published.ts";
import { CommandError, runCommand, typedPath } from "./command.ts";
import { loadWinningDecks } from "./load-winning-decks.ts";

await runCommand(main);

/** Throws CommandError. */
function main([folder]: readonly string[]): void {
  if (folder === undefined) throw new CommandError("usage: npm run archive-facts -w site --silent -- FOLDER");
  const read = (name: string) => JSON.parse(readFileSync(join(typedPath(folder), name), "utf8"));
  const { archive, cards } = loadWinningDecks(read("twd.json") as TwdArchive);
  const histories = cardHistory(archive, cards, 0);
  const places = knownPlaces(
    archive.cities.words,
    archive.countries.words,
    read("place-spellings.json") as PlaceSpellings,
  );
  const isUnknown = (place: string) =>
    checkReport(`Event\n${place}`, places).some(({ problem }) => problem?.startsWith("unknown"));
  stdout.write(
    JSON.stringify({
      champions: champions(archive).map(({ player, decks, titles }) => [player, decks.length, titles.length]),
      firstWinners: firstWinners(archive, histories, false).map(({ player, cards }) => [
        player,
        cards.length,
      ]),
      championships: archive.events.words.filter(isChampionship),
      unknownPlaces: archive.places.words.filter(isUnknown),
    }),
  );
}
