import type { Share } from "../../archive/search/card-types";
import type { ArchiveContext } from "../../archive/search/context";
import type { Location } from "../../archive/search/location";
import { type MatchInventory, OWNED_SHARES, SCALED_SIZES } from "../../archive/search/match-inventory";
import type { RankEnd, Ranks } from "../../archive/search/rank";
import type { WantedTag } from "../../archive/search/tags";
import { SHARED_TYPES, type SharedType } from "../../card/card-types";
import { DECK_TAGS } from "../../deck/facts/card-tags";
import { boundsOf, printedBounds } from "../numbers";
import { type Asked, Miss, NEVER, type Shape, same } from "../shape";
import { meant, quoted } from "../words";
import { readName } from "./names";

function archiveOf({ context }: Asked) {
  return (context as ArchiveContext).archive;
}

/** Country and city: `country:France`, `city:"Lyon, France"`. */
export const place: Shape<Location> = {
  read(item, asked) {
    if (item.op !== ":" && item.op !== "=") return new Miss("bad-operator");
    const archive = archiveOf(asked);
    const isCity = asked.keyword === "city";
    const found = readName(item.text, (isCity ? archive.cities : archive.countries).words);
    if (found instanceof Miss) return found;
    return [isCity ? { country: "", city: found } : { country: found, city: "" }];
  },
  and(one, other) {
    const [country, city] = [one.country || other.country, one.city || other.city];
    const isBoth = (all: Location) => [country, ""].includes(all.country) && [city, ""].includes(all.city);
    return isBoth(one) && isBoth(other) ? { country, city } : undefined;
  },
  or: same,
  not: NEVER,
  print: ({ country, city }) => [
    ...(country ? [`country:${quoted(country)}`] : []),
    ...(city ? [`city:${quoted(city)}`] : []),
  ],
  words: (asked) => {
    const archive = archiveOf(asked);
    return (asked.keyword === "city" ? archive.cities : archive.countries).words.map(quoted);
  },
};

const RANK = /^(\d{1,4})(%?)(?:(?:-|\.\.)(\d{1,4})(%?))?$/;

/** `rank<=25%`, `rank>=2`, `top:8`. */
export const rank: Shape<Ranks> = {
  read({ op, text }, { keyword }) {
    const read = RANK.exec(text);
    if (!read) return new Miss("unknown-value");
    const one = rankEnd(read[1], read[2]);
    const other = read[3] === undefined ? one : rankEnd(read[3], read[4]);
    if (!one || !other || (one.isPercent === other.isPercent && one.value > other.value))
      return new Miss("out-of-range");
    if (op === "<=" || (keyword === "top" && op === ":")) return [{ from: one, to: undefined }];
    if (op === ">=") return [{ from: undefined, to: one }];
    return op === ":" || op === "=" ? [{ from: other, to: one }] : new Miss("bad-operator");
  },
  and(one, other) {
    const from = only(one.from, other.from);
    const to = only(one.to, other.to);
    return from === "several" || to === "several" ? undefined : { from, to };
  },
  or: same,
  not: NEVER,
  print: ({ from, to }) => [
    ...(from ? [`rank<=${from.value}${from.isPercent ? "%" : ""}`] : []),
    ...(to ? [`rank>=${to.value}${to.isPercent ? "%" : ""}`] : []),
  ],
};

function rankEnd(digits: string | undefined, percent: string | undefined): RankEnd | undefined {
  const end = { value: Number(digits), isPercent: percent === "%" };
  return end.value === 0 || (end.isPercent && end.value > 100) ? undefined : end;
}

function only<Value>(one: Value | undefined, other: Value | undefined): Value | undefined | "several" {
  if (one === undefined || other === undefined) return one ?? other;
  return same(one, other) ?? "several";
}

/** `share.combat:20-30`; the keyword names the type. */
export const shares: Shape<readonly Share[]> = {
  read(item, { keyword }) {
    const type = SHARED_TYPES.find((one) => shareKeywords(one).includes(keyword));
    if (type === undefined) return new Miss("unknown-keyword");
    const bounds = boundsOf(item.op, item.text.replaceAll("%", ""));
    if (bounds instanceof Miss) return bounds;
    const { from: min = 0, to: max = 100 } = bounds;
    return min > max || max > 100 ? new Miss("out-of-range") : [[{ type, min, max }]];
  },
  and(one, other) {
    const all = [...one, ...other.filter((share) => !one.some((own) => same(own, share)))];
    return new Set(all.map(({ type }) => type)).size < all.length
      ? undefined
      : SHARED_TYPES.flatMap((type) => all.filter((share) => share.type === type));
  },
  or: same,
  not: NEVER,
  print: (all) =>
    all.map(({ type, min, max }) => {
      const ends = {
        from: min === 0 && max < 100 ? undefined : min,
        to: max === 100 && min > 0 ? undefined : max,
      };
      return `${shareKeywords(type)[0]}${min === max ? `=${min}` : printedBounds(ends)}`;
    }),
};

/** `share.modifier`, and other words for the same type. */
export function shareKeywords(type: SharedType): readonly string[] {
  const words = type.toLowerCase().split(" ");
  const short = { "Political Action": ["political", "pa"], "Action Modifier": ["modifier", "mod"] };
  const own = type in short ? short[type as keyof typeof short] : [words[0] ?? ""];
  return own.map((word) => `share.${word}`);
}

const STRENGTHS = { tag: "any", "tag.strong": "superior", "tag.weak": "base" } as const;
const TAGS = new Map(DECK_TAGS.map((tag) => [tag as string, tag]));

/** `tag:stealth`, `tag.strong:vote`; excluded with a hyphen. */
export const tags: Shape<readonly WantedTag[]> = {
  read(item, { keyword }) {
    if (item.op !== ":" && item.op !== "=") return new Miss("bad-operator");
    const tag = meant(item.text, TAGS, String);
    if (tag instanceof Miss) return tag;
    return [[{ tag, strength: STRENGTHS[keyword as keyof typeof STRENGTHS] ?? "any" }]];
  },
  and(one, other) {
    const all = [...one, ...other.filter((wanted) => !one.some((own) => same(own, wanted)))];
    return new Set(all.map(({ tag }) => tag)).size < all.length
      ? undefined
      : DECK_TAGS.flatMap((tag) => all.filter((wanted) => wanted.tag === tag));
  },
  or: same,
  not([wanted, ...others]) {
    if (wanted === undefined || others.length > 0) return undefined;
    if (wanted.strength === "any") return [{ ...wanted, strength: "not" }];
    return wanted.strength === "not" ? [{ ...wanted, strength: "any" }] : undefined;
  },
  print: (all) =>
    all.map(({ tag, strength }) => {
      const keyword = Object.entries(STRENGTHS).find(([, one]) => one === strength)?.[0] ?? "tag";
      return `${strength === "not" ? "-" : ""}${keyword}:${tag}`;
    }),
  words: () => DECK_TAGS,
};

/** `own.crypt>=80%`, `own.scale:60`. */
export const owned: Shape<MatchInventory> = {
  read({ op, text }, { keyword }) {
    const none: MatchInventory = { crypt: "any", library: "any", scaling: "0" };
    const digits = text.replace(/%$/, "");
    if (keyword === "own.scale") {
      if (op !== ":" && op !== "=") return new Miss("bad-operator");
      const scaling = SCALED_SIZES.find((size) => size === digits);
      return scaling === undefined ? new Miss("out-of-range", SCALED_SIZES) : [{ ...none, scaling }];
    }
    if (op !== ":" && op !== ">=") return new Miss("bad-operator");
    const share = OWNED_SHARES.find((one) => String(Math.round(100 * Number(one))) === digits);
    if (share === undefined) return new Miss("out-of-range", ["70%", "80%", "90%"]);
    return [{ ...none, [keyword === "own.crypt" ? "crypt" : "library"]: share }];
  },
  and(one, other) {
    const chosen = <Value>(a: Value, b: Value, unset: Value) =>
      only(a === unset ? undefined : a, b === unset ? undefined : b);
    const crypt = chosen(one.crypt, other.crypt, "any") ?? "any";
    const library = chosen(one.library, other.library, "any") ?? "any";
    const scaling = chosen(one.scaling, other.scaling, "0") ?? "0";
    if (crypt === "several" || library === "several" || scaling === "several") return undefined;
    return { crypt, library, scaling };
  },
  or: same,
  not: NEVER,
  print: ({ crypt, library, scaling }) => [
    ...(crypt === "any" ? [] : [`own.crypt>=${Math.round(100 * Number(crypt))}%`]),
    ...(library === "any" ? [] : [`own.library>=${Math.round(100 * Number(library))}%`]),
    ...(scaling === "0" ? [] : [`own.scale:${scaling}`]),
  ],
};
