import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { Card, CardKind } from "../../domain/card/card";
import { ROUND_SET } from "../../domain/deck/url/deck-route";
import { joinedCryptBase, joinedLibraryBase } from "../../domain/playtest/joined-base";
import { type CryptBase, cryptBase, type LibraryBase, libraryBase } from "../../domain/search/card-base";
import type { CardSet, NameIndex, PreconDecks, SetCatalogue } from "../../generated/published";
import { baseKey, type CardList, cardsKey, joinedFileKey } from "../card-queries";
import { getPreferences, setPreferences } from "../preferences";
import { session } from "../session";
import { currentPlaytester } from "./playtester";
import { publishedPart, setPublishedPart } from "./published-part";
import { type RoundData, roundOptions } from "./round-data";

/** One kind of card data: its query, and how the round takes part in it. */
interface Joint {
  readonly key: QueryKey;
  readonly join: (published: object, round: RoundData) => object;
}

function joint<Value extends object>(
  key: QueryKey,
  join: (published: Value, round: RoundData) => Value,
): Joint {
  return { key, join: (published, round) => join(published as Value, round) };
}

const cardsOf = (kind: CardKind) =>
  joint<CardList<Card>>(cardsKey(kind), ({ cards }, round) => {
    const all = [...cards, ...round[kind]];
    return { cards: all, byId: new Map(all.map((card) => [card.id, card])) };
  });

const JOINTS: readonly Joint[] = [
  cardsOf("crypt"),
  cardsOf("library"),
  joint<CryptBase>(baseKey("crypt"), (base, round) => {
    const testing = cryptBase(round.crypt, round.indexes.searchCrypt, base.catalogue);
    return joinedCryptBase(base, testing, withSet(base.catalogue, round));
  }),
  joint<LibraryBase>(baseKey("library"), (base, round) => {
    const testing = libraryBase(round.library, round.indexes.searchLibrary, base.catalogue);
    return joinedLibraryBase(base, testing, withSet(base.catalogue, round));
  }),
  joint<NameIndex>(joinedFileKey("names"), ({ cards, twd }, round) => ({
    cards: [...cards, ...round.indexes.names].toSorted((one, other) => one.id - other.id),
    ...(twd && { twd: twdOf(cards, twd, round) }),
  })),
  joint<SetCatalogue>(joinedFileKey("sets"), withSet),
  joint<PreconDecks>(joinedFileKey("precons"), ({ decks }, { precons }) => {
    const own = [...precons].map(([code, { cards }]) => [`${ROUND_SET}:${code}`, cards] as const);
    return { decks: { ...decks, ...Object.fromEntries(own) } };
  }),
];

/** No winning deck has a card of the round. */
function twdOf(cards: NameIndex["cards"], twd: readonly number[], round: RoundData): number[] {
  const released = cards.map(({ id }, position) => ({ id, decks: twd[position] ?? 0 }));
  const testing = round.indexes.names.map(({ id }) => ({ id, decks: 0 }));
  return [...released, ...testing].toSorted((one, other) => one.id - other.id).map(({ decks }) => decks);
}

function withSet(catalogue: SetCatalogue, { round, precons }: RoundData): SetCatalogue {
  const products: CardSet["precons"] = {};
  for (const [code, { name, clan, crypt, library }] of precons) {
    products[code] = { name, kind: "deck", crypt, library, ...(clan && { clan }) };
  }
  return { ...catalogue, sets: { ...catalogue.sets, [ROUND_SET]: { name: round.name, precons: products } } };
}

/** The round in use; undefined unless playtest mode is on. */
const wanted = () => getPreferences().playtestMode && currentPlaytester() !== undefined;

/** The round that a value has been joined with. */
const joinedWith = new WeakMap<object, RoundData>();

function joinedValue({ join }: Joint, value: object, round: RoundData | undefined): object {
  const published = publishedPart(value);
  if (!round) return published;
  if (joinedWith.get(value) === round) return value;
  const joined = join(published, round);
  setPublishedPart(joined, published);
  joinedWith.set(joined, round);
  return joined;
}

/** Waits for the round. Raises the errors of its request. */
export async function joinKnownRound<Value extends object>(
  client: QueryClient,
  key: QueryKey,
  published: Value,
): Promise<Value> {
  const known = JOINTS.find((one) => isKey(one.key, key));
  const round = wanted() ? await client.ensureQueryData(roundOptions()) : null;
  return known && round && wanted() ? (joinedValue(known, published, round) as Value) : published;
}

function isKey(one: QueryKey, other: QueryKey): boolean {
  return one.length === other.length && one.every((part, index) => part === other[index]);
}

/** Puts the cards of a round into all card data in memory, or takes them out. */
export function applyRound(client: QueryClient, round: RoundData | undefined): void {
  for (const one of JOINTS) {
    const value = client.getQueryData<object>(one.key);
    if (!value) continue;
    const next = joinedValue(one, value, round);
    if (next !== value) client.setQueryData(one.key, next);
  }
}

/** Forgets the round in this page and turns the mode off, once the user has no role or has signed out. */
export function forgetRound(client: QueryClient): void {
  if (session.get() !== "out" && currentPlaytester() !== undefined) return;
  setPreferences({ playtestMode: false });
  applyRound(client, undefined);
  client.removeQueries({ queryKey: roundOptions().queryKey });
}
