import { Check, ClipboardCopy } from "lucide";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { useCopy } from "../../../ui/use-copy";

interface CopyButtonProps {
  readonly name: string;
  readonly text: () => string;
  readonly disabled?: boolean;
}

/** Copies a text to the clipboard and confirms it for a second. */
export function CopyButton({ name, text, disabled = false }: CopyButtonProps) {
  const { t } = useTranslation();
  const { state, copy } = useCopy();
  const labels = { idle: name, copied: t("common.copied"), failed: t("deck-compare.copy-failed") };
  return (
    <Button disabled={disabled} onClick={() => copy(text())}>
      <Icon of={state === "copied" ? Check : ClipboardCopy} size={16} />
      <span aria-live="polite">{labels[state]}</span>
    </Button>
  );
}
