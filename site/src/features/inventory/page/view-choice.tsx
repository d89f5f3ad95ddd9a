import { memo } from "react";
import { shownCategory } from "../../../data/inventory/shown-category";
import { useStore } from "../../../data/store";
import { useTranslation } from "../../../i18n/translation";
import { Checkbox } from "../../../ui/form/checkbox";
import { Choice } from "../../../ui/form/choice";
import styles from "./inventory-layout.module.css";

interface ViewChoiceProps {
  readonly onlyNotes: boolean;
  readonly onNotes: (onlyNotes: boolean) => void;
}

/** Which cards the lists show; the category is remembered. */
export const ViewChoice = memo(function ViewChoice({ onlyNotes, onNotes }: ViewChoiceProps) {
  const { t } = useTranslation();
  const category = useStore(shownCategory);
  return (
    <div className={styles.view}>
      <Choice
        label={t("inventory.view")}
        value={category}
        options={[
          { value: "all", label: t("inventory.view-all") },
          { value: "owned", label: t("inventory.view-owned") },
          { value: "problems", label: t("inventory.view-problems") },
        ]}
        onChange={shownCategory.set}
      />
      <Checkbox label={t("inventory.only-notes")} checked={onlyNotes} onChange={onNotes} />
    </div>
  );
});
