import { MAX_SEARCHED_COPIES, type Quantity } from "../../archive/search/quantities";
import type { Card } from "../../card/card";
import { isCrypt } from "../../card/ids";
import { Haystack } from "../../search/haystack";
import { listed } from "../../search/positions";
import { boundsOf, isInOrder, isRange } from "../numbers";
import { type Asked, ELSEWHERE, Miss, type Shape, same } from "../shape";
import type { Item } from "../tree";
import { words, written } from "../words";

interface CardNames {
  readonly bySpelling: ReadonlyMap<string, readonly Card[]>;
  readonly byId: ReadonlyMap<number, Card>;
  /** The spellings, which are searched at each key, and the cards of each. */
  readonly parts: Haystack;
  readonly owners: readonly (readonly Card[])[];
}

const known = new WeakMap<readonly Card[], CardNames>();

function cardNames(cards: readonly Card[]): CardNames {
  const before = known.get(cards);
  if (before) return before;
  const bySpelling = new Map<string, Card[]>();
  for (const card of cards) {
    for (const name of new Set([card.displayName, card.name, card.asciiName, ...card.aka].map(words))) {
      const others = bySpelling.get(name);
      if (others) others.push(card);
      else bySpelling.set(name, [card]);
    }
  }
  const spellings = [...bySpelling.keys()];
  const names: CardNames = {
    bySpelling,
    byId: new Map(cards.map((card) => [card.id as number, card])),
    parts: new Haystack(spellings, [...spellings.keys()], spellings.length),
    owners: [...bySpelling.values()],
  };
  known.set(cards, names);
  return names;
}

/** A card by id, by its name, or by a part of it that no other card has. */
export function readCard(text: string, { sources }: Asked): Card | Miss {
  const { bySpelling, byId, parts: haystack, owners } = cardNames(sources.cards ?? []);
  const own = byId.get(Number(text));
  if (own) return own;
  const sought = words(text);
  const shown = shownAs(text, bySpelling);
  if (shown) return shown;
  const parts = new Set(listed(haystack.find(sought)).flatMap((place) => owners[place] ?? []));
  const [only] = parts;
  if (only && parts.size === 1) return only;
  const offered = [...parts].sort((one, other) => (other.twd ?? 0) - (one.twd ?? 0)).slice(0, 3);
  return new Miss(only ? "ambiguous-value" : "unknown-value", offered.map(printedName));
}

/** The card that is shown under a name, or that has it as another name. */
function shownAs(text: string, bySpelling: CardNames["bySpelling"]): Card | undefined {
  const sought = words(text);
  const exact = bySpelling.get(sought) ?? [];
  return exact.find((card) => words(card.displayName) === sought) ?? exact[0];
}

function printedName({ displayName }: Card): string {
  return written(displayName);
}

/** Cards with their copies: `card:Deflection>=4`, `-card:"Anarch Revolt"`. */
export const quantities: Shape<readonly Quantity[]> = {
  read(item, asked) {
    if (item.op !== ":" && item.op !== "=") return new Miss("bad-operator");
    const card = readCard(item.text, asked);
    if (card instanceof Miss) return card;
    if (isCrypt(card.id) !== (asked.filter.key === "crypt")) return ELSEWHERE;
    const copies = readCopies(item);
    if (copies instanceof Miss) return new Miss(copies.code, copies.instead, item.copies);
    return copies.map((one) => [{ ...one, card: card.id }]);
  },
  and(one, other) {
    const all = [...one, ...other.filter((wanted) => !one.some((own) => same(own, wanted)))];
    return new Set(all.map(({ card }) => card)).size < all.length
      ? undefined
      : all.toSorted((a, b) => a.card - b.card);
  },
  or: same,
  not([wanted, ...others]) {
    if (wanted === undefined || others.length > 0) return undefined;
    const { card, mode, copies } = wanted;
    if (mode === "gt" && copies === 1) return [{ card, mode: "eq", copies: 0 }];
    if (mode === "eq" && copies === 0) return [{ card, mode: "gt", copies: 1 }];
    if (mode === "gt" && copies > 0) return [{ card, mode: "lt0", copies: copies - 1 }];
    return mode === "lt0" && copies < MAX_SEARCHED_COPIES
      ? [{ card, mode: "gt", copies: copies + 1 }]
      : undefined;
  },
  print: (all, { sources }) => all.map((one) => printed(one, sources.cards ?? [])),
};

type Copies = Pick<Quantity, "mode" | "copies">;

/** `>=4`, `=2`, `<=3`, `:1-3` after a name; nothing means at least one. */
function readCopies({ copies: wanted }: Item): readonly Copies[] | Miss {
  if (wanted === undefined) return [{ mode: "gt", copies: 1 }];
  const bounds = boundsOf(wanted.op, wanted.text);
  if (bounds instanceof Miss) return bounds;
  const { from, to } = bounds;
  if (Math.max(from ?? 0, to ?? 0) > MAX_SEARCHED_COPIES || (to ?? 0) < 0) return new Miss("out-of-range");
  if (to === undefined) return [{ mode: "gt", copies: from ?? 0 }];
  if (from === undefined || (from === 0 && to > 0)) return [{ mode: "lt0", copies: to }];
  // The form also holds "1-0", which no deck meets.
  if (from === 1 && isRange(wanted.text)) return [{ mode: "lt", copies: to }];
  if (!isInOrder(bounds)) return new Miss("out-of-range");
  if (from === to) return [{ mode: "eq", copies: to }];
  return [
    { mode: "gt", copies: from },
    { mode: "lt0", copies: to },
  ];
}

function printed({ card, copies, mode }: Quantity, cards: readonly Card[]): string {
  const { byId, bySpelling } = cardNames(cards);
  const found = byId.get(card);
  const isOnly = found !== undefined && shownAs(found.displayName, bySpelling) === found;
  const name = isOnly ? printedName(found) : String(card);
  if (mode === "eq" && copies === 0) return `-card:${name}`;
  if (mode === "gt") return copies === 1 ? `card:${name}` : `card:${name}>=${copies}`;
  if (mode === "eq") return `card:${name}=${copies}`;
  return mode === "lt0" ? `card:${name}<=${copies}` : `card:${name}:1-${copies}`;
}
