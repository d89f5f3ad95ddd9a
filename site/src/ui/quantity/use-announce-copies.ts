import { useCallback } from "react";
import { useTranslation } from "../../i18n/translation";
import { useAnnounce } from "../live-region";

/** Announces the new copies after a swipe or click: "3 × Govern the Unaligned". */
export function useAnnounceCopies(): (name: string, copies: number) => void {
  const { t } = useTranslation();
  const announce = useAnnounce();
  return useCallback(
    (name, copies) => announce(copies < 0 ? t("deck.taken-out", { name }) : `${copies} × ${name}`),
    [t, announce],
  );
}
