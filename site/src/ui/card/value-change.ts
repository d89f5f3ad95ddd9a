import { changes } from "../../i18n/en/changes";
import type { Translate } from "../../i18n/translation";

interface ValueChange {
  /** As the published data name it: "capacity", "discipline_logic". */
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

type FieldKey = Extract<keyof typeof changes.english, `changes.field-${string}`>;

/** "Capacity: 7 → 8". */
export function valueChange(t: Translate, { field, before, after }: ValueChange): string {
  const key = `changes.field-${field}`;
  const none = t("changes.no-value");
  return t("changes.value", {
    field: t(isFieldKey(key) ? key : "changes.field-other"),
    before: before || none,
    after: after || none,
  });
}

function isFieldKey(key: string): key is FieldKey {
  return Object.hasOwn(changes.english, key);
}
