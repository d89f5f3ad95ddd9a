/**
 * What the site says about selections of winning decks:
 *   npm run winning-shares -w site --silent -- FOLDER
 * FOLDER holds twd.json and selections.json, a list of `{ q, weight, capped, joined }`. Prints a list with the measures
 * of each selection, in which clans, disciplines, tags and players have their names and cards their ids.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stdout } from "node:process";
import type { Archive } from "../src/domain/archive/archive.ts";
import { DISCIPLINE_CODES } from "../src/domain/archive/card-rows.ts";
import type { Compared } from "../src/domain/archive/meta/compared.ts";
import { dashboardInSteps } from "../src/domain/archive/meta/dashboard.ts";
import { furtherMeasuresInSteps } from "../src/domain/archive/meta/further-measures.ts";
import type { Pair } from "../src/domain/archive/meta/pairs.ts";
import { selectDecks } from "../src/domain/archive/meta/selection.ts";
import { trailingShares } from "../src/domain/archive/meta/timeline.ts";
import type { Weighing } from "../src/domain/archive/meta/weighed.ts";
import { CAPACITY_BANDS } from "../src/domain/archive/search/capacity.ts";
import { LIBRARY_BANDS } from "../src/domain/archive/search/library-total.ts";
import { TWD_FORM } from "../src/domain/archive/search/twd-form.ts";
import { finished } from "../src/domain/archive/steps.ts";
import { DECK_TAGS } from "../src/domain/deck/facts/card-tags.ts";
import type { TwdArchive } from "../src/generated/published.ts";
import { CommandError, runCommand, typedPath } from "./command.ts";
import { loadWinningDecks } from "./load-winning-decks.ts";

interface Asked extends Weighing {
  readonly q: unknown;
}

await runCommand(main);

/** Throws CommandError. */
function main([folder]: readonly string[]): void {
  if (folder === undefined)
    throw new CommandError("usage: npm run winning-shares -w site --silent -- FOLDER");
  const read = (name: string) => JSON.parse(readFileSync(join(typedPath(folder), name), "utf8"));
  const { archive } = loadWinningDecks(read("twd.json") as TwdArchive);
  const selections = read("selections.json") as readonly Asked[];
  stdout.write(JSON.stringify(selections.map((asked) => measures(archive, asked))));
}

function measures(archive: Archive, { q, ...weighing }: Asked) {
  const { table, facts } = archive;
  const selection = selectDecks(TWD_FORM.parse(q).value, { archive });
  const first = finished(dashboardInSteps(archive, selection, weighing));
  const all = { ...first, ...finished(furtherMeasuresInSteps(archive, first)) };
  const { now, before } = all.windows;
  const id = (card: number) => table.cards[card] ?? 0;
  const clan = (key: number) => facts.clanNames[key] ?? "";
  const discipline = (key: number) => DISCIPLINE_CODES[key] ?? "";
  const tag = (key: number) => DECK_TAGS[key] ?? "";
  const named = (rows: readonly Compared[], name: (key: number) => string | number) =>
    rows.map(({ key, decks, now: share, before: earlier, trend }) => [
      name(key),
      decks,
      share.share,
      share.low,
      share.high,
      earlier?.share ?? null,
      trend ?? null,
    ]);
  const pairs = (found: readonly Pair[], name: (key: number) => string | number) =>
    found.map(({ one, other, decks, share, lift }) => [name(one), name(other), decks, share, lift]);
  const firstClan = all.clans[0]?.key ?? 0;
  const ofFirstClan = [...now.decks, ...(before?.decks ?? [])].filter(
    (deck) => facts.clans[deck] === firstClan,
  );
  return {
    decks: now.decks.map((deck) => table.ids[deck]),
    before: before ? before.decks.map((deck) => table.ids[deck]) : null,
    effective: now.effective,
    pulse: all.pulse.map((one) => ({ ...one, medianPlayers: one.medianPlayers ?? null })),
    clans: named(all.clans, clan),
    disciplines: named(all.disciplines, discipline),
    disciplinePairs: pairs(all.disciplinePairs, discipline),
    tags: named(all.tags, (key) => `${tag(key >> 1)} ${key % 2 === 1 ? "superior" : "base"}`),
    kinds: named(
      all.kinds,
      (key) => `${clan(Math.floor(key / DECK_TAGS.length))} ${tag(key % DECK_TAGS.length)}`,
    ),
    cards: named(all.cards, id),
    copies: all.cards.map(({ key, copies, isNew }) => [id(key), copies, isNew]),
    crypts: named(all.crypts, (key) => key),
    libraries: named(all.libraries, (key) => LIBRARY_BANDS[key] ?? ""),
    capacities: named(all.capacities, (key) => CAPACITY_BANDS[key] ?? ""),
    means: all.means,
    meansBefore: all.meansBefore ?? null,
    pairs: pairs(all.pairs, id),
    winners: all.winners.map(({ player, wins, firstCards }) => [player, wins, firstCards]),
    trailing: trailingShares(all.timeline, ofFirstClan).map(({ period, share, effective }) => [
      period.year,
      period.quarter,
      share,
      effective,
    ]),
  };
}
