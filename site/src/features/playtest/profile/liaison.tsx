import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "../../../i18n/translation";
import { LabelledInput } from "../../../ui/form/labelled-input";
import { useOnUnmount } from "../../../ui/use-on-unmount";

const MAX_LENGTH = 200;

interface LiaisonProps {
  readonly value: string;
  readonly onSave: (value: string) => void;
}

/** Saved when the field or the page is left, and by Enter. */
export function Liaison({ value, onSave }: LiaisonProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<string>();
  const save = () => {
    if (draft !== undefined && draft.trim() !== value) onSave(draft.trim());
  };
  useOnUnmount(save);
  const onKeyDown = ({ key }: KeyboardEvent) => key === "Enter" && save();
  return (
    <LabelledInput
      label={t("tester.liaison")}
      hint={t("tester.liaison-hint")}
      maxLength={MAX_LENGTH}
      value={draft ?? value}
      onChange={({ target }) => setDraft(target.value)}
      onKeyDown={onKeyDown}
      onBlur={save}
    />
  );
}
