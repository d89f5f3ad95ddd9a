import type * as published from "../../generated/published";
import { cryptFromPublished, libraryFromPublished } from "../card/from-published";
import { type CryptBase, cryptBase, type LibraryBase, libraryBase } from "../search/card-base";
import cryptFile from "./crypt.json";
import libraryFile from "./library.json";
import setsFile from "./sets.json";

// Some real cards in published form, for tests, with an index for just these cards.
export const SAMPLE_SETS = setsFile as published.SetCatalogue;
export const SAMPLE_CRYPT = cryptFromPublished(cryptFile as published.CryptFile);
export const SAMPLE_LIBRARY = libraryFromPublished(libraryFile as unknown as published.LibraryFile);

interface Sampled {
  readonly id: number;
  readonly name: string;
  readonly artists: readonly string[];
  readonly sets: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Value → ids, as delta-encoded postings. */
function postings(cards: readonly Sampled[], ids: Readonly<Record<string, readonly number[]>>) {
  return Object.fromEntries(
    Object.entries(ids).map(([value, members]) => {
      const positions = cards.flatMap(({ id }, position) => (members.includes(id) ? [position] : []));
      return [value, positions.map((position, index) => position - (positions[index - 1] ?? 0))];
    }),
  );
}

function artists(cards: readonly Sampled[]) {
  const names = new Set(cards.flatMap((card) => card.artists));
  const drawn = (name: string) => cards.filter((card) => card.artists.includes(name)).map(({ id }) => id);
  return postings(cards, Object.fromEntries([...names].map((name) => [name, drawn(name)])));
}

function prints(cards: readonly Sampled[]): published.PrintFacts {
  const printed = cards.map(({ sets }) => ({
    dated: Object.entries(sets)
      .flatMap(([set, codes]) =>
        Object.keys(codes).map(
          (code) => SAMPLE_SETS.sets[set]?.precons[code]?.date ?? SAMPLE_SETS.sets[set]?.date,
        ),
      )
      .filter((date) => date !== undefined)
      .sort(),
    promo: Object.keys(sets.Promo ?? {}).sort(),
  }));
  const dates = [...new Set(printed.flatMap(({ dated, promo }) => [...dated, ...promo]))].sort();
  const rank = (date: string | undefined) => (date === undefined ? -1 : dates.indexOf(date));
  return {
    dates,
    first: printed.map(({ dated }) => rank(dated[0])),
    last: printed.map(({ dated }) => rank(dated.at(-1))),
    promoFirst: printed.map(({ promo }) => rank(promo[0])),
    promoLast: printed.map(({ promo }) => rank(promo.at(-1))),
  };
}

export function sampleCryptBase(): CryptBase {
  const cards = SAMPLE_CRYPT;
  const index: published.CryptIndex = {
    count: cards.length,
    traits: postings(cards, {
      "1 bleed": [200104],
      "1 strength": [201363, 201613],
      "enter combat": [201362, 201613],
      infernal: [200104],
      advancement: [200040, 200041, 201362, 201363],
      banned: [],
    }),
    titles: postings(cards, {
      prince: [201458],
      "2 votes": [200104],
      "non-titled": cards.filter((card) => card.title === "").map(({ id }) => id),
    }),
    artists: artists(cards),
    prints: prints(cards),
  };
  return cryptBase(cards, index, SAMPLE_SETS);
}

export function sampleLibraryBase(): LibraryBase {
  const cards = SAMPLE_LIBRARY;
  const without = (...ids: readonly number[]) => cards.map(({ id }) => id).filter((id) => !ids.includes(id));
  const index: published.LibraryIndex = {
    count: cards.length,
    traits: postings(cards, {
      bleed: [100022, 100845],
      "bounce bleed": [100518],
      "combat ends": [100189, 101654],
      banned: [100074],
      "multi-type": [100189],
    }),
    titles: postings(cards, {
      prince: [101706],
      justicar: [101706],
      "titled specific": [101706],
      "not required": without(101706),
    }),
    sects: postings(cards, {
      anarch: [100022],
      camarilla: [101706],
      "not required": without(100022, 101706),
    }),
    capacityAtMost: {},
    capacityAtLeast: postings(cards, { 5: [100355] }),
    artists: artists(cards),
    prints: prints(cards),
  };
  return libraryBase(cards, index, SAMPLE_SETS);
}
