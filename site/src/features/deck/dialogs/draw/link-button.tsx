import { Check, Link2 } from "lucide";
import { useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { useCopy } from "../../../../ui/use-copy";

/** Copies the URL that shows the same draw to others. */
export function LinkButton({ url }: { readonly url: () => string }) {
  const { t } = useTranslation();
  const { state, copy } = useCopy();
  const labels = {
    idle: t("deck-draw.link"),
    copied: t("common.copied"),
    failed: t("deck-draw.link-failed"),
  };
  return (
    <Button onClick={() => copy(url())}>
      <Icon of={state === "copied" ? Check : Link2} size={16} />
      <span aria-live="polite">{labels[state]}</span>
    </Button>
  );
}
