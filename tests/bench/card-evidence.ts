// What the winning decks say about single cards: those that most decks have, and all others.
import { env } from "node:process";
import { loadBases } from "../../site/cli/load-base";
import { cardEvidence } from "../../site/src/domain/archive/meta/card-evidence";
import { quantile, report } from "./report";

const OFTEN = 200;

const archive = loadBases(env.CARD_DATA ?? "").twd();
const cards = [...archive.table.cards].slice(0, OFTEN);
const times = cards.map((card) => {
  const begin = performance.now();
  cardEvidence(archive, card);
  return performance.now() - begin;
});
report("Evidence on a card, p95", quantile(times, 0.95), "ms", `${cards.length} cards`);
