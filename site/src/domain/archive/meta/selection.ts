import type { QueryProblem } from "../../search/filter";
import type { Archive } from "../archive";
import { dayNumber } from "../days";
import type { ArchiveContext } from "../search/context";
import { OPEN } from "../search/range";
import { searchDecks } from "../search/search";
import { TWD_FORM, type TwdCriteria } from "../search/twd-form";

/** The winning decks of a search and the time that they are of. */
export interface Selection {
  readonly criteria: TwdCriteria;
  /** As the search finds them, newest first. */
  readonly decks: readonly number[];
  /**
   * Decks that match all but the years, from the same length of time before; undefined without a first year, and among
   * made-up decks, which have no trends.
   */
  readonly before: readonly number[] | undefined;
  readonly problems: readonly QueryProblem[];
}

/**
 * Decks of a search and those that it is compared with (docs/rules/archives.md §10.1). The time ends with the last year
 * of the search, or with the newest deck of the archive if that is earlier.
 */
export function selectDecks(criteria: TwdCriteria, context: ArchiveContext): Selection {
  const { decks, problems } = searchDecks(TWD_FORM, criteria, context);
  const { from, to } = criteria.date;
  if (from === undefined || context.archive.isSample) return { criteria, decks, before: undefined, problems };
  const { days } = context.archive.table;
  const first = dayNumber(`${from}-01-01`);
  const end = Math.min(dayNumber(`${(to ?? LAST_YEAR) + 1}-01-01`), newestDay(context.archive) + 1);
  const start = first - Math.max(0, end - first);
  const anyTime = searchDecks(TWD_FORM, { ...criteria, date: OPEN }, context).decks;
  const isBefore = (deck: number) => (days[deck] ?? 0) >= start && (days[deck] ?? 0) < first;
  return { criteria, decks, before: anyTime.filter(isBefore), problems };
}

/** Later than any deck. */
const LAST_YEAR = 9998;

/** The day of the newest deck, as archives count them; 0 in an empty archive. */
export function newestDay({ table }: Pick<Archive, "table">): number {
  return table.days[0] ?? 0;
}
