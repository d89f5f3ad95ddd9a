import { useMatches } from "@tanstack/react-router";
import { useEffect } from "react";
import { useCachedCards } from "../data/card-queries";
import { asCardId, isCrypt } from "../domain/card/ids";
import { useTranslation } from "../i18n/translation";

const PRODUCT = "Methuselah";

/** The document is called after the card that is looked at, or after the screen. */
export function useDocumentTitle(): void {
  const { t } = useTranslation();
  const key = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  const card = useMatches({
    select: (matches) => {
      const last = matches.at(-1);
      const { id } = (last?.params ?? {}) as { id?: string };
      return last?.search.card ?? asCardId(id);
    },
  });
  const list = useCachedCards(card !== undefined && isCrypt(card) ? "crypt" : "library");
  const name = card === undefined ? undefined : list?.byId.get(card)?.displayName;
  const title = name ?? (key && t(key));

  useEffect(() => {
    document.title = title === undefined ? PRODUCT : `${title} · ${PRODUCT}`;
  }, [title]);
}
