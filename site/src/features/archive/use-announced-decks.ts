import { useEffect, useRef } from "react";
import { useTranslation } from "../../i18n/translation";
import { useAnnounce } from "../../ui/live-region";

/** Milliseconds after the last change, so that only the final result is announced. */
const ANNOUNCE_AFTER = 600;

/** Announces the number of found decks to screen readers. */
export function useAnnouncedDecks(count: number | undefined): void {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const announced = useRef(false);
  useEffect(() => {
    if (count === undefined) {
      // Clears the announcement of an earlier search.
      if (announced.current) announce("");
      announced.current = false;
      return;
    }
    const message = count === 0 ? t("archive.none-found") : t("archive.total", { count });
    const timer = setTimeout(() => {
      announced.current = true;
      announce(message);
    }, ANNOUNCE_AFTER);
    return () => clearTimeout(timer);
  }, [count, t, announce]);
}
