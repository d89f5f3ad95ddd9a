import type { MessageKey } from "../../i18n/catalogue";

/** One line of a list below a field. */
export interface Option {
  readonly key: string;
  readonly label: string;
  /** Language of the label if it is not the interface's. */
  readonly lang?: string | undefined;
  /** Quiet words at the end: the kind of a card, a year, a number of results. */
  readonly detail?: string | undefined;
}

export interface OptionGroup<One extends Option = Option> {
  readonly title: MessageKey;
  readonly findings: readonly One[];
}

/** One option of the search field. */
export interface Finding extends Option {
  /** Path of its page. */
  readonly href: string;
}

export type FindingGroup = OptionGroup<Finding>;
