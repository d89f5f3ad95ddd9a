import { setPreferences, usePreferences } from "../../../data/preferences";
import type { CardKind } from "../../../domain/card/card";
import { WIN_SORTS, type WinSort } from "../../../domain/search/sort/win-sorts";
import { useTranslation } from "../../../i18n/translation";
import { Select } from "../../../ui/form/select";
import { formatKey } from "../../../ui/search/format-problem";
import styles from "../../../ui/search/toolbar.module.css";

/** Sort orders are stored in the preferences by list name. */
const LIST = { crypt: "crypt-search", library: "library-search" } as const;

/** The stored sort order of a list, or the default. */
export function useSort<Sort extends string>(
  kind: CardKind,
  offered: readonly [Sort, ...Sort[]],
): Sort | WinSort {
  const { sort } = usePreferences();
  const remembered = sort[LIST[kind]];
  return [...offered, ...WIN_SORTS].find((one) => one === remembered) ?? offered[0];
}

interface SortSelectProps<Sort extends string> {
  readonly kind: CardKind;
  readonly offered: readonly Sort[];
  readonly sort: Sort | WinSort;
}

/** Selects the sort order of the results, which is stored for the next visit. */
export function SortSelect<Sort extends string>({ kind, offered, sort }: SortSelectProps<Sort>) {
  const { t } = useTranslation();
  const { sort: remembered } = usePreferences();
  const options = [...offered, ...WIN_SORTS].map((value) => ({
    value,
    label: formatKey(t, `search.sort.${value}`),
  }));
  return (
    <div className={styles.sort}>
      <Select
        label={t("search.sort")}
        value={sort}
        options={options}
        onChange={(value) => setPreferences({ sort: { ...remembered, [LIST[kind]]: value } })}
      />
    </div>
  );
}
