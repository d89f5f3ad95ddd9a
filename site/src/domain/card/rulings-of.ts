import type { RulingLinks, Rulings } from "../../generated/published";
import type { CardId } from "./card";
import { fromSteps } from "./from-steps";
import { asCardId } from "./ids";

/** A ruling as shown for a card. */
export interface CardRuling {
  /** Index of the text, by which its sources are found. */
  readonly index: number;
  /** Text with icons and names in brackets and braces, including the group's prefix for this card: "[DOM] …". */
  readonly text: string;
}

interface Shared {
  readonly prefix: string;
  readonly rulings: readonly number[];
}

interface Decoded {
  readonly own: ReadonlyMap<number, readonly number[]>;
  readonly shared: ReadonlyMap<number, readonly Shared[]>;
}

const decoded = new WeakMap<Rulings, Decoded>();

/** A card's own rulings, followed by those of its groups in order. */
export function rulingsOf(id: CardId, rulings: Rulings): readonly CardRuling[] {
  const { own, shared } = decode(rulings);
  const ruling = (index: number, prefix: string): CardRuling => {
    const text = rulings.texts[index] ?? "";
    return { index, text: prefix === "" ? text : `${prefix} ${text}` };
  };
  return [
    ...(own.get(id) ?? []).map((index) => ruling(index, "")),
    ...(shared.get(id) ?? []).flatMap((group) => group.rulings.map((index) => ruling(index, group.prefix))),
  ];
}

/** Sources of a ruling: "LSJ 20020620" with its URL. */
export function sourcesOf(index: number, links: RulingLinks): readonly (readonly [string, string])[] {
  return (links.sources[index] ?? []).flatMap((index) => {
    const reference = links.references[index];
    return reference ? [reference] : [];
  });
}

const named = new WeakMap<RulingLinks, Readonly<Record<string, CardId>>>();

/** Names in braces → cards; unknown names remain plain text in braces. */
export function knownCards(links: RulingLinks): Readonly<Record<string, CardId>> {
  const known = named.get(links);
  if (known) return known;
  const cards = Object.fromEntries(
    Object.entries(links.cards).flatMap(([name, value]) => {
      const id = asCardId(value);
      return id === undefined ? [] : [[name, id] as const];
    }),
  );
  named.set(links, cards);
  return cards;
}

function decode(rulings: Rulings): Decoded {
  const known = decoded.get(rulings);
  if (known) return known;
  const ids = fromSteps(rulings.cards);
  let before = 0;
  const own = new Map(
    rulings.own.map((steps, index) => {
      const indexes = steps.map((step) => {
        before += step;
        return before;
      });
      return [ids[index] ?? 0, indexes];
    }),
  );
  const shared = new Map<number, Shared[]>();
  for (const group of rulings.groups) {
    for (const [prefix, members] of Object.entries(group.members)) {
      for (const id of fromSteps(members)) {
        shared.set(id, [...(shared.get(id) ?? []), { prefix, rulings: group.rulings }]);
      }
    }
  }
  const result = { own, shared };
  decoded.set(rulings, result);
  return result;
}
