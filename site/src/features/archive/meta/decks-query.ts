import { TWD_FORM, type TwdCriteria } from "../../../domain/archive/search/twd-form";

type Added = Readonly<Record<string, unknown>>;

/** Criteria whose parts all have to match: adding one keeps the others. */
const JOINED = ["crypt", "library", "disciplines", "tags"];

/** The text of `q` that finds the decks of a search which also meet more criteria, in the form of `q`. */
export function decksQuery(criteria: TwdCriteria, added: Added = {}): string {
  const query: Record<string, unknown> = { ...TWD_FORM.toQuery(criteria) };
  for (const [key, value] of Object.entries(added)) {
    const [before, parts] = [query[key] as Added | undefined, value as Added];
    if (JOINED.includes(key)) {
      query[key] = { ...before, ...parts };
    } else if (key === "capacity" && before && !Object.keys(parts).every((band) => band in before)) {
      // A deck on the limit of two bands is in both, which only a second condition can ask for.
      query.also = [...new Set([...criteria.also, ...Object.keys(parts).map((band) => `cap:${band}`)])];
    } else {
      query[key] = value;
    }
  }
  return JSON.stringify(query);
}
