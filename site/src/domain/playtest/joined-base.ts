import type { SetCatalogue } from "../../generated/published";
import type { Card } from "../card/card";
import type { CardBase, CryptBase, LibraryBase } from "../search/card-base";
import { Facet } from "../search/facets";
import type { SearchTexts } from "../search/haystacks";
import { add, addAll, listed, noPositions, type Positions } from "../search/positions";
import type { PrintDates } from "../search/print-dates";

/**
 * Released cards with those of a playtest round after them, whose ids are higher: positions of released cards stay
 * (docs/rules/playtest.md §2.2).
 */
export function joinedCryptBase(released: CryptBase, testing: CryptBase, catalogue: SetCatalogue): CryptBase {
  return joined(released, testing, catalogue);
}

export function joinedLibraryBase(
  released: LibraryBase,
  testing: LibraryBase,
  catalogue: SetCatalogue,
): LibraryBase {
  const facet = (of: (base: LibraryBase) => Facet) => joinedFacet(of(released), of(testing));
  return {
    ...joined(released, testing, catalogue),
    sects: facet(({ sects }) => sects),
    capacityAtMost: facet(({ capacityAtMost }) => capacityAtMost),
    capacityAtLeast: facet(({ capacityAtLeast }) => capacityAtLeast),
  };
}

function joined<Kind extends Card>(
  released: CardBase<Kind>,
  testing: CardBase<Kind>,
  catalogue: SetCatalogue,
): CardBase<Kind> {
  const cards = [...released.cards, ...testing.cards];
  return {
    cards,
    byId: new Map(cards.map((card) => [card.id, card])),
    positions: new Map(cards.map((card, position) => [card.id, position])),
    // A trait that the released cards do not answer, such as one about winning decks, stays unanswered.
    traits: joinedFacet(released.traits, testing.traits, [...released.traits.values, "playtest"]),
    titles: joinedFacet(released.titles, testing.titles),
    artists: joinedFacet(released.artists, testing.artists),
    prints: joinedDates(released.prints, testing.prints),
    catalogue,
    english: joinedTexts(released.english, testing.english),
  };
}

/** `values`: those of the released cards and then the others, unless given. */
function joinedFacet(
  released: Facet,
  testing: Facet,
  values: readonly string[] = [...new Set([...released.values, ...testing.values])],
): Facet {
  return new JoinedFacet(released, testing, values);
}

class JoinedFacet extends Facet {
  readonly #released: Facet;
  readonly #testing: Facet;
  readonly #joined = new Map<string, Positions>();

  constructor(released: Facet, testing: Facet, values: readonly string[]) {
    super(Object.fromEntries(values.map((value) => [value, []])), released.count + testing.count);
    this.#released = released;
    this.#testing = testing;
  }

  override members(value: string): Positions {
    const known = this.#joined.get(value);
    if (known) return known;
    const members = addAll(noPositions(this.count), this.#released.members(value));
    for (const position of listed(this.#testing.members(value)))
      add(members, this.#released.count + position);
    this.#joined.set(value, members);
    return members;
  }
}

function joinedDates(released: PrintDates, testing: PrintDates): PrintDates {
  return {
    first: [...released.first, ...testing.first],
    last: [...released.last, ...testing.last],
    promoFirst: [...released.promoFirst, ...testing.promoFirst],
    firstOfAll: [...released.firstOfAll, ...testing.firstOfAll],
    lastOfAll: [...released.lastOfAll, ...testing.lastOfAll],
  };
}

/** Texts of released cards are prepared once, with or without the round. */
function joinedTexts(released: SearchTexts, testing: SearchTexts): SearchTexts {
  let names: ReturnType<SearchTexts["names"]> | undefined;
  let folded: readonly string[] | undefined;
  return {
    name: released.name,
    text: released.text,
    names() {
      names ??= [...released.names(), ...testing.names()];
      return names;
    },
    folded() {
      folded ??= [...released.folded(), ...testing.folded()];
      return folded;
    },
  };
}
