import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { setsOptions } from "../../data/card-data";
import { setName } from "../../domain/card/set-names";
import { CHANGE_FILTERS, type ChangeFilter } from "../../domain/changes/card-changes";
import { useTranslation } from "../../i18n/translation";
import { Checkbox } from "../../ui/form/checkbox";
import { Select } from "../../ui/form/select";
import styles from "./changes.module.css";
import type { UrlCriteria } from "./use-change-criteria";

interface ChangeFiltersProps {
  readonly criteria: UrlCriteria;
  /** Codes of the sets that can be chosen. */
  readonly sets: readonly string[];
  readonly signedIn: boolean;
  readonly onChange: (part: Partial<UrlCriteria>) => void;
}

const ALL = "";
const KINDS = Object.keys(CHANGE_FILTERS) as readonly ChangeFilter[];

/** Filters by kind, set and the user's decks. */
export function ChangeFilters({ criteria, sets, signedIn, onChange }: ChangeFiltersProps) {
  const { t } = useTranslation();
  const { data: catalogue } = useQuery(setsOptions());
  const id = useId();
  const { kind, set, mine } = criteria;
  const codes = set === undefined || sets.includes(set) ? sets : [set, ...sets];
  return (
    <section aria-labelledby={id} className={styles.filters}>
      <h2 id={id} className="visually-hidden">
        {t("changes.filters")}
      </h2>
      <Select
        label={t("changes.kind")}
        value={kind ?? ALL}
        options={[
          { value: ALL, label: t("changes.all") },
          ...KINDS.map((value) => ({ value, label: t(`changes.filter-${value}`) })),
        ]}
        onChange={(value) => onChange({ kind: value === ALL ? undefined : value })}
      />
      <Select
        label={t("changes.set")}
        value={set ?? ALL}
        options={[
          { value: ALL, label: t("changes.all-sets") },
          ...codes.map((value) => ({ value, label: catalogue ? setName(value, catalogue) : value })),
        ]}
        onChange={(value) => onChange({ set: value === ALL ? undefined : value })}
      />
      {signedIn && (
        <Checkbox
          label={t("changes.mine")}
          checked={mine}
          onChange={(checked) => onChange({ mine: checked })}
        />
      )}
    </section>
  );
}
