import type { ReactNode } from "react";
import { FilterSection } from "../../../ui/search/filter-section";
import styles from "../../../ui/search/filters.module.css";

/** The filters of a search, as far as their active criteria are counted. */
interface CountedForm<Criteria> {
  readonly filters: readonly {
    readonly key: string;
    isActive(value: unknown): boolean;
    describe(value: unknown): readonly unknown[];
  }[];
  value(criteria: Criteria, filter: { readonly key: string }): unknown;
}

interface CardSectionProps<Criteria> {
  readonly label: string;
  readonly form: CountedForm<Criteria>;
  readonly criteria: Criteria;
  /** Filters of the section. */
  readonly keys: readonly (keyof Criteria)[];
  readonly children: ReactNode;
}

/** A section of filters, whose badge counts what is shown as chips. */
export function CardSection<Criteria>({ label, form, criteria, keys, children }: CardSectionProps<Criteria>) {
  const chips = form.filters.flatMap((filter) => {
    const value = form.value(criteria, filter);
    const isCounted = (keys as readonly string[]).includes(filter.key) && filter.isActive(value);
    return isCounted ? filter.describe(value) : [];
  });
  return (
    <FilterSection label={label} active={chips.length}>
      <div className={styles.group}>{children}</div>
    </FilterSection>
  );
}
