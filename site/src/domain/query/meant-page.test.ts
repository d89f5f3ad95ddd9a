import { expect, test } from "vitest";
import { sampleCryptBase, sampleLibraryBase } from "../samples/bases";
import { SEARCH_KINDS } from "./forms.test.support";
import { type AskedSearch, meantPage } from "./meant-page";

function asked(page: AskedSearch["page"], cards: AskedSearch["cards"]): AskedSearch {
  const kind = SEARCH_KINDS.find(({ name }) => name === page);
  if (!kind) throw new Error(`No search ${page}`);
  return {
    page,
    cards,
    problems: (text) => kind.language.read(text).problems,
    count: (text) => kind.find(kind.language.read(text).criteria).length,
  };
}

const SEARCHES = [asked("crypt", sampleCryptBase().cards), asked("library", sampleLibraryBase().cards)];

/** A search that finds a card of this name only. */
function findsOne(page: AskedSearch["page"], name: string): AskedSearch {
  const [sample] = sampleLibraryBase().cards;
  if (!sample) throw new Error("No card");
  return { page, cards: [{ ...sample, name, displayName: name }], problems: () => [], count: () => 1 };
}

const nameOf = (text: string) => {
  const meant = meantPage(text, SEARCHES);
  return "card" in meant
    ? SEARCHES.flatMap(({ cards }) => cards).find(({ id }) => id === meant.card)?.displayName
    : meant.page;
};

test.each([
  ["deflection", "Deflection"],
  ["the barrens", "The Barrens"],
  ["Barrens, The", "The Barrens"],
  ["second tradition domain", "Second Tradition: Domain"],
  ["Theo Bell", "Theo Bell"],
  ["Theo Bell (G6)", "Theo Bell (G6)"],
  ["rotschreck", "Rötschreck"],
  ["gtu", "Govern the Unaligned"],
  ["shophet", 'Erick "Shophet125" Franco'],
  ["magnum", ".44 Magnum"],
])("%s is the card %s", (text, name) => expect(nameOf(text)).toBe(name));

test("the word and in a part of a name is no code of a discipline", () => {
  const library = findsOne("library", "Smoke and Mirrors");
  const crypt = { ...findsOne("crypt", "Anneke"), count: () => 0 };
  expect(meantPage("smoke and mirr", [crypt, library])).toEqual({ card: library.cards[0]?.id });
});

test.each([
  ["theo", "crypt"],
  ["optional maneuver", "library"],
  ["bleed or stealth", "library"],
  ["CEL or stealth", "crypt"],
  ["CEL", "crypt"],
  ["clan:brujah", "crypt"],
  ["cap<=4 votes>=1", "crypt"],
  ["t:action", "library"],
  ["t:action pool:1", "library"],
  ["card:Deflection>=4 year>=2020", "twd"],
  ["share.master>=25", "twd"],
  ["rank<=25%", "tda"],
  ["top<=25%", "tda"],
  ['author:"Hugh Angseesing"', "twd"],
  ["cryptsize:12", "twd"],
  ["src:my", "pda"],
  ["clan:brujha", "crypt"],
])("%s is a search of %s", (text, page) => expect(nameOf(text)).toBe(page));
