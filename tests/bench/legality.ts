// Judges a deck as after an edit, in every format, and as many decks as there are winning ones.
import { env } from "node:process";
import { loadBases } from "../../site/cli/load-base";
import type { DeckCards } from "../../site/src/domain/deck/deck";
import { deckFormats } from "../../site/src/domain/deck/legality/deck-format";
import { judge } from "../../site/src/domain/deck/legality/judge";
import { judgedCards } from "../../site/src/domain/deck/legality/judged-card";
import { judgedDeck } from "../../site/src/domain/deck/legality/judged-deck";
import { quantile, report } from "./report";

const EDITS = 2_000;
const ROUNDS = 9;
/** As many as the archive of winning decks has. */
const DECKS = 4_504;

const bases = loadBases(env.CARD_DATA ?? "");
const [crypt, library] = [bases.crypt(), bases.library()];
const find = judgedCards((id) => crypt.byId.get(id) ?? library.byId.get(id));
const formats = deckFormats(crypt.catalogue, undefined);
const [standard] = formats;
if (standard === undefined) throw new Error("The data has no formats");

const byGroup = [1, 2, 3, 4, 5, 6].map((group) => crypt.cards.filter((card) => card.group === group));

/** 8 vampires of one group and 29 library cards, as winning decks have on average; other cards in each deck. */
function deck(first: number): DeckCards {
  const vampires = byGroup[first % byGroup.length] ?? [];
  const cards = [
    ...Array.from({ length: 8 }, (_, at) => vampires[(first + at * 7) % vampires.length]?.id),
    ...Array.from({ length: 29 }, (_, at) => library.cards[(first + at * 11) % library.cards.length]?.id),
  ];
  return new Map(cards.flatMap((id) => (id === undefined ? [] : [[id, 1 + (id % 3)] as const])));
}

const decks = Array.from({ length: DECKS }, (_, at) => deck(at));
const timed = (work: () => void) => {
  const begin = performance.now();
  work();
  return performance.now() - begin;
};

const edits = Array.from({ length: EDITS }, (_, at) =>
  timed(() => {
    const judged = judgedDeck(decks[at % DECKS] ?? new Map(), find);
    for (const format of formats) judge(judged, format, "2026-01-31");
  }),
);
report("Legality of an edit, p95", quantile(edits, 0.95), "ms", `${formats.length} formats`);

const all = Array.from({ length: ROUNDS }, () =>
  timed(() => {
    for (const cards of decks) judge(judgedDeck(cards, find), standard, "2026-01-31");
  }),
);
report("Legality of 4,504 decks, median", quantile(all, 0.5), "ms");
