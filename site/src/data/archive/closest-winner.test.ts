import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { bareArchive } from "../../domain/archive/archive";
import { deckColumns } from "../../domain/archive/deck-columns";
import type { CardId } from "../../domain/card/card";
import { asCardId } from "../../domain/card/ids";
import { deckOf } from "../../domain/deck/operations/operations.test.support";
import { asDeckId } from "../../domain/deck/url/deck-route";
import { closestWinner } from "./closest-winner";
import { twdArchiveOptions } from "./twd-archive";

const [GOVERN, VESSEL, DOLL] = [100845, 102113, 100199];
const copies = (cards: Readonly<Record<number, number>>) =>
  new Map(Object.entries(cards).map(([card, count]) => [Number(card), count]));

function clientWith(decks: Readonly<Record<string, Readonly<Record<number, number>>>>): QueryClient {
  const client = new QueryClient();
  const columns = deckColumns(
    Object.entries(decks).map(([id, cards], at) => ({ id, name: "", day: 9000 - at, cards: copies(cards) })),
  );
  client.setQueryData(
    twdArchiveOptions().queryKey,
    bareArchive(columns, { find: () => undefined, hasTrait: () => false }),
  );
  return client;
}

function deck(id: string, cards: Readonly<Record<number, number>>) {
  const known = [...copies(cards)].flatMap(([card, count]) => {
    const found = asCardId(card);
    return found === undefined ? [] : [[found, count] as const];
  });
  return deckOf({ id: asDeckId(id), cards: new Map<CardId, number>(known) });
}

it.each([
  ["has most in common", "mine00001", "2020near"],
  ["is another deck than itself", "2021same", "2020near"],
])("the closest winner %s", async (_, id, closest) => {
  const client = clientWith({
    "2022far": { [VESSEL]: 4 },
    "2021same": { [GOVERN]: 8, [DOLL]: 2 },
    "2020near": { [GOVERN]: 7, [DOLL]: 2 },
  });
  const cards = id === "2021same" ? { [GOVERN]: 8, [DOLL]: 2 } : { [GOVERN]: 6, [DOLL]: 2 };
  expect(await closestWinner(client, deck(id, cards))).toBe(asDeckId(closest));
});

it.each([
  ["an archive without other decks", {}, { [GOVERN]: 1 }],
  ["decks with nothing in common", { "2022far": { [VESSEL]: 4 } }, { [GOVERN]: 1 }],
  ["an empty deck", { "2022far": { [VESSEL]: 4 } }, {}],
])("there is none for %s", async (_, decks, cards) => {
  expect(await closestWinner(clientWith(decks), deck("mine00001", cards))).toBeUndefined();
});
