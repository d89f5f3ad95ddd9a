import { Check, Link2, Printer } from "lucide";
import { writeFragment } from "../../../domain/seating/table/draw-link";
import type { EveningDraw } from "../../../domain/seating/table/evening-draw";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { useCopy } from "../../../ui/use-copy";

/** Shares and prints a draw. */
export function DrawActions({ draw }: { readonly draw: EveningDraw }) {
  const { t } = useTranslation();
  const { state, copy } = useCopy();
  const labels = { idle: t("seating.link"), copied: t("common.copied"), failed: t("seating.link-failed") };
  return (
    <>
      <Button onClick={() => copy(urlOf(draw))}>
        <Icon of={state === "copied" ? Check : Link2} size={16} />
        <span aria-live="polite">{labels[state]}</span>
      </Button>
      <Button onClick={() => window.print()}>
        <Icon of={Printer} size={16} />
        {t("seating.print")}
      </Button>
    </>
  );
}

function urlOf(draw: EveningDraw): string {
  return `${window.location.origin}/seating#${writeFragment(draw)}`;
}
