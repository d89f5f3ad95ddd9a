import type { TypedSearch } from "./typed-search";

/** A typed line whose code is never fetched, for tests of pages. */
export const NO_QUERY_LINE: Pick<TypedSearch, "QueryLine" | "typed"> = {
  QueryLine: Object.assign(() => null, {
    load: () => Promise.resolve(),
    state: { get: () => ({ status: "loading" }) },
  }),
  typed: undefined,
};
