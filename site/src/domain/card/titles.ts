/** Votes of each title (docs/rules/search.md §8.5). */
export const VOTES: Readonly<Record<string, number>> = {
  primogen: 1,
  prince: 2,
  justicar: 3,
  imperator: 3,
  "inner circle": 4,
  bishop: 1,
  archbishop: 2,
  priscus: 3,
  cardinal: 3,
  regent: 4,
  "1 vote": 1,
  "2 votes": 2,
  magaji: 2,
  kholo: 2,
  baron: 2,
  "non-titled": 0,
};

/** Title checkboxes of the crypt search, in order; imperator and kholo have none. */
export const TITLE_BOXES = [
  "primogen",
  "prince",
  "justicar",
  "inner circle",
  "baron",
  "1 vote",
  "2 votes",
  "bishop",
  "archbishop",
  "priscus",
  "cardinal",
  "regent",
  "magaji",
  "non-titled",
] as const;

/** Titles that library cards require by name. */
export const REQUIRED_TITLES = [
  "primogen",
  "prince",
  "justicar",
  "inner circle",
  "baron",
  "bishop",
  "archbishop",
  "priscus",
  "cardinal",
  "regent",
  "magaji",
] as const;

/** Votes of a title: 0 for "", undefined for an unknown title. */
export function votesOf(title: string): number | undefined {
  return VOTES[title === "" ? "non-titled" : title];
}

/** "inner circle" → "Inner Circle". */
export function titleName(title: string): string {
  if (/^\d/.test(title)) return `${title} (titled)`;
  return title.replace(/(^|\s)[a-z]/g, (letter) => letter.toUpperCase());
}
