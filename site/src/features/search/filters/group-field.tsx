import { memo } from "react";
import { useTranslation } from "../../../i18n/translation";
import { FieldRow } from "../../../ui/form/field-row";
import { ToggleButton } from "../../../ui/form/toggle-button";
import styles from "../../../ui/search/filters.module.css";

const GROUPS = [1, 2, 3, 4, 5, 6, 7];

interface GroupFieldProps {
  readonly groups: readonly number[];
  readonly onChange: (groups: readonly number[]) => void;
}

/** Groups 1 to 7, any of which match. */
export const GroupField = memo(function GroupField({ groups, onChange }: GroupFieldProps) {
  const { t } = useTranslation();
  return (
    <FieldRow label={t("search.group")}>
      <div className={styles.groups}>
        {GROUPS.map((group) => (
          <ToggleButton
            key={group}
            pressed={groups.includes(group)}
            label={t("search.group-n", { group })}
            onToggle={() =>
              onChange(
                GROUPS.filter((other) =>
                  other === group ? !groups.includes(group) : groups.includes(other),
                ),
              )
            }
          >
            {group}
          </ToggleButton>
        ))}
      </div>
    </FieldRow>
  );
});
