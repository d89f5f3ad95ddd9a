import type { Comparison } from "../../../domain/search/comparison";
import type { Translate } from "../../../i18n/translation";
import type { SelectOption } from "../../../ui/form/select";

/** "ANY", then the numbers of a range. */
export function numberOptions(t: Translate, first: number, last: number): readonly SelectOption<string>[] {
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
  return [{ value: "", label: t("search.any") }, ...numbers.map((value) => ({ value, label: value }))];
}

/** "≤", "=" and "≥" in words, which screen readers read too. */
export function comparisonOptions<Offered extends Comparison>(
  t: Translate,
  offered: readonly Offered[],
): readonly SelectOption<Offered>[] {
  return offered.map((value) => ({ value, label: t(`search.compare.${value}`) }));
}
