import { Check, Link2 } from "lucide";
import type { CardId } from "../../domain/card/card";
import { useTranslation } from "../../i18n/translation";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { useCopy } from "../../ui/use-copy";

/** Copies the URL of a card's page, with feedback for a second. */
export function CopyLink({ id }: { readonly id: CardId }) {
  const { t } = useTranslation();
  const { state, copy } = useCopy();
  const words = { idle: "card.copyUrl", copied: "common.copied", failed: "card.copyFailed" } as const;
  return (
    <Button onClick={() => copy(`${location.origin}/cards/${id}`)}>
      {state === "copied" ? <Icon of={Check} size={16} /> : <Icon of={Link2} size={16} />}
      <span aria-live="polite">{t(words[state])}</span>
    </Button>
  );
}
