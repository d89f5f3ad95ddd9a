/** A report as it is sent to admins. */
export interface ReportContent {
  readonly text: string;
  /** 1 to 10, the strength; 0 for none. */
  readonly score: number;
  /** Seen in play. */
  readonly isPlayed: boolean;
}

export interface UserReport extends ReportContent {
  readonly user: string;
}

/** Subject → reports, by username. */
export type ReportsBySubject = ReadonlyMap<string, readonly UserReport[]>;

/** Subject → username → report: a page of an export. A subject may go on in the next page. */
export type ReportPage = Readonly<Record<string, Readonly<Record<string, ReportContent>>>>;

/** Joins the pages of an export. */
export function mergePages(pages: readonly ReportPage[]): ReportsBySubject {
  const merged = new Map<string, UserReport[]>();
  for (const page of pages) {
    for (const [subject, byUser] of Object.entries(page)) {
      const reports = merged.get(subject) ?? [];
      merged.set(subject, reports);
      for (const [user, report] of Object.entries(byUser)) reports.push({ ...report, user });
    }
  }
  for (const reports of merged.values()) reports.sort(byUsername);
  return merged;
}

export function countReports(page: ReportPage): number {
  return Object.values(page).reduce((count, byUser) => count + Object.keys(byUser).length, 0);
}

const { compare } = new Intl.Collator("en");

function byUsername(one: UserReport, other: UserReport): number {
  return compare(one.user, other.user);
}
