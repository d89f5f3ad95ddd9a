import type { Format, SetCatalogue } from "../../generated/published";
import { asCardId } from "../card/ids";
import { EMPTY_FORMAT, type LimitedFormat } from "./limited-format";

/** The cards of a published format; undefined: all. */
export function limitedOf({ sets, allowed, banned }: Format): LimitedFormat | undefined {
  if (sets === undefined && banned === undefined) return undefined;
  return { sets: new Set(sets), allowed: cards(allowed), banned: cards(banned) };
}

/** The published limited format with an id; one without cards if the data has none. */
export function publishedFormat({ formats }: SetCatalogue, id: string): LimitedFormat {
  const found = formats?.find((format) => format.id === id);
  return (found && limitedOf(found)) ?? EMPTY_FORMAT;
}

function cards(ids: readonly number[] = []): LimitedFormat["allowed"] {
  return new Set(ids.flatMap((id) => asCardId(id) ?? []));
}
