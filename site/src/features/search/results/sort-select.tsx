import { setPreferences, usePreferences } from "../../../data/preferences";
import type { CardKind } from "../../../domain/card/card";
import { useTranslation } from "../../../i18n/translation";
import { Select } from "../../../ui/form/select";
import { sayKey } from "../../../ui/search/say";
import styles from "../../../ui/search/toolbar.module.css";

/** Sorts stand under the list's name in the preferences. */
const LIST = { crypt: "crypt-search", library: "library-search" } as const;

/** The remembered order of a list, or the first one offered. */
export function useSort<Sort extends string>(kind: CardKind, offered: readonly [Sort, ...Sort[]]): Sort {
  const { sort } = usePreferences();
  const remembered = sort[LIST[kind]];
  return offered.find((one) => one === remembered) ?? offered[0];
}

interface SortSelectProps<Sort extends string> {
  readonly kind: CardKind;
  readonly offered: readonly Sort[];
  readonly sort: Sort;
}

/** Chooses the order of the results; it is remembered for the next visit. */
export function SortSelect<Sort extends string>({ kind, offered, sort }: SortSelectProps<Sort>) {
  const { t } = useTranslation();
  const { sort: remembered } = usePreferences();
  const options = offered.map((value) => ({ value, label: sayKey(t, `search.sort.${value}`) }));
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
