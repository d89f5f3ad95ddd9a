import { Check, Link2 } from "lucide";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { useCopy } from "../../../ui/use-copy";

/** Copies the address at which others see the same draw. */
export function LinkButton({ address }: { readonly address: () => string }) {
  const { t } = useTranslation();
  const { state, copy } = useCopy();
  const words = {
    idle: t("deck-draw.link"),
    copied: t("common.copied"),
    failed: t("deck-draw.link-failed"),
  };
  return (
    <Button onClick={() => copy(address())}>
      <Icon of={state === "copied" ? Check : Link2} size={16} />
      <span aria-live="polite">{words[state]}</span>
    </Button>
  );
}
