import type { SetCatalogue } from "../../generated/published";
import { preconName } from "../card/set-names";
import { fold } from "../name/fold";

/** A set or a precon that a text finds. */
export interface FoundProduct {
  readonly kind: "set" | "precon";
  /** `V5` or `V5:PTr`. */
  readonly code: string;
  readonly name: string;
  /** Of the release; undefined for a product of several dates. */
  readonly year: string | undefined;
}

/**
 * Sets and precons whose code is the text or whose name contains it: exact codes first, then sets before precons,
 * the newest first. A precon has a page of its own only if its cards are known.
 */
export function foundSets(catalogue: SetCatalogue, text: string, limit: number): readonly FoundProduct[] {
  const sought = fold(text.trim());
  if (sought === "") return [];
  const newestFirst = Object.entries(catalogue.sets).toReversed();
  const sets: FoundProduct[] = newestFirst.map(([code, { name, date }]) => product("set", code, name, date));
  const precons = newestFirst.flatMap(([set, { precons, date }]) =>
    Object.entries(precons)
      .filter(([, { kind }]) => kind === "deck" || kind === "starter")
      .map(([code, precon]) => {
        const id = `${set}:${code}`;
        return product("precon", id, preconName(id, catalogue), precon.date ?? date);
      }),
  );
  const rank = ({ code, name }: FoundProduct) =>
    fold(code) === sought ? 0 : fold(name).startsWith(sought) ? 1 : 2;
  return [...sets, ...precons]
    .filter(({ code, name }) => fold(code) === sought || fold(name).includes(sought))
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, limit);
}

function product(
  kind: FoundProduct["kind"],
  code: string,
  name: string,
  date: string | undefined,
): FoundProduct {
  return { kind, code, name, year: date?.slice(0, 4) };
}
