import type { MessageKey } from "../../i18n/catalogue";

/** One option of the search field. */
export interface Finding {
  readonly key: string;
  /** Path of its page. */
  readonly href: string;
  readonly label: string;
  /** Language of the label if it is not the interface's. */
  readonly lang?: string | undefined;
  /** Quiet words at the end: the kind of a card, a year, a number of results. */
  readonly detail?: string | undefined;
}

export interface FindingGroup {
  readonly title: MessageKey;
  readonly findings: readonly Finding[];
}
