// Do similar decks begin with the right ones? Other versions of a deck by its player, and decks with a tenth taken out.
import { env } from "node:process";
import { loadBases } from "../../site/cli/load-base";
import { cardsOfDeck } from "../../site/src/domain/archive/deck-table";
import { joinedNames } from "../../site/src/domain/archive/people";
import { sortDecks } from "../../site/src/domain/archive/search/orders";
import type { DeckCards } from "../../site/src/domain/deck/deck";
import { fold } from "../../site/src/domain/name/fold";
import { report } from "./report";

const EVERY = 10;

const archive = loadBases(env.CARD_DATA ?? "").twd();
const { table } = archive;
const all = [...table.ids.keys()];

/** The reciprocal rank of the first of the wanted decks, in the order of the page. */
function found(model: DeckCards, wanted: ReadonlySet<number>, without?: number): number {
  const order = sortDecks(all, "similar", archive, model).filter((deck) => deck !== without);
  return 1 / (order.findIndex((deck) => wanted.has(deck)) + 1);
}

/** The decks with the same name by the same person. */
function versions(): readonly (readonly number[])[] {
  const people = joinedNames(archive.people);
  const groups = new Map<string, number[]>();
  for (const deck of all.filter((deck) => table.names[deck])) {
    const person = archive.builders.get(deck) ?? people.words[people.of[deck] ?? 0] ?? "";
    const version = `${fold(person)}\n${fold(table.names[deck] ?? "")}`;
    groups.set(version, [...(groups.get(version) ?? []), deck]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

/** The deck short of every tenth copy. */
function shortened(cards: DeckCards): DeckCards {
  let counted = 0;
  const left = [...cards].map(([card, copies]) => {
    const before = Math.floor(counted / EVERY);
    counted += copies;
    return [card, copies - (Math.floor(counted / EVERY) - before)] as const;
  });
  return new Map(left.filter(([, copies]) => copies > 0));
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const ranks = versions().flatMap((group) =>
  group.map((deck) => found(cardsOfDeck(table, deck), new Set(group.filter((one) => one !== deck)), deck)),
);
report("Similar decks, versions of one deck", mean(ranks), "1/rank", `${ranks.length} decks`);

const held = all.filter((deck) => deck % EVERY === 0);
const copies = held.map((deck) => {
  const cards = cardsOfDeck(table, deck);
  const same = archive.similarity.percents(cards);
  return found(shortened(cards), new Set(all.filter((other) => same[other] === 100)));
});
report("Similar decks, near copies", mean(copies), "1/rank", `${held.length} decks short of a tenth`);
