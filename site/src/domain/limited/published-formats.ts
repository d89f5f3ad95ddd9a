import type { Format, SetCatalogue } from "../../generated/published";
import { asCardId } from "../card/ids";
import { type CardPool, EMPTY_FORMAT, type LimitedFormat, poolOf } from "./limited-format";

/** Tests whether a card is in a published format, which has all sets if it lists none; undefined: all cards are. */
export function publishedPool(format: Format): CardPool | undefined {
  if (format.sets !== undefined) return poolOf(limitedTo(format.sets, format));
  const banned = cards(format.banned);
  return banned.size > 0 ? ({ id }) => !banned.has(id) : undefined;
}

/** The published limited format with an id; one without cards if the data has none. */
export function publishedFormat({ formats, sets }: SetCatalogue, id: string): LimitedFormat {
  const found = formats?.find((format) => format.id === id);
  return found ? limitedTo(found.sets ?? Object.keys(sets), found) : EMPTY_FORMAT;
}

function limitedTo(sets: readonly string[], { allowed, banned }: Format): LimitedFormat {
  return { sets: new Set(sets), allowed: cards(allowed), banned: cards(banned) };
}

function cards(ids: readonly number[] = []): LimitedFormat["allowed"] {
  return new Set(ids.flatMap((id) => asCardId(id) ?? []));
}
