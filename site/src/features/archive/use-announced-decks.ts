import { useEffect, useRef } from "react";
import { useTranslation } from "../../i18n/translation";
import { useAnnounce } from "../../ui/live-region";

/** Long enough after the last change that only the end of typing is said. */
const ANNOUNCE_AFTER = 600;

/** Tells whoever does not see the list how many decks it has. */
export function useAnnouncedDecks(count: number | undefined): void {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const said = useRef(false);
  useEffect(() => {
    if (count === undefined) {
      // What was said of an earlier search does not stay behind.
      if (said.current) announce("");
      said.current = false;
      return;
    }
    const message = count === 0 ? t("archive.none-found") : t("archive.total", { count });
    const timer = setTimeout(() => {
      said.current = true;
      announce(message);
    }, ANNOUNCE_AFTER);
    return () => clearTimeout(timer);
  }, [count, t, announce]);
}
