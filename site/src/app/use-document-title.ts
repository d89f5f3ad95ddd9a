import { useMatches } from "@tanstack/react-router";
import { useEffect } from "react";
import { useCachedCards } from "../data/card-queries";
import { useStore } from "../data/store";
import { asCardId, isCrypt } from "../domain/card/ids";
import { createStore } from "../domain/store";
import { useTranslation } from "../i18n/translation";
import { useShownSubject } from "../ui/document-subject";

const PRODUCT = "Methuselah";

/** The heading of the failure that is shown instead of the page. */
const failureHeading = createStore<string | undefined>(undefined);

/** Sets the title of the document to a failure while that is shown. */
export function useFailureTitle(heading: string): void {
  useEffect(() => {
    failureHeading.set(heading);
    return () => failureHeading.set(undefined);
  }, [heading]);
}

/** Sets the title of the document to the failure, the open card, or the page and its subject. */
export function useDocumentTitle(): void {
  const { t } = useTranslation();
  const match = useMatches({ select: (matches) => matches.at(-1) });
  const key = match?.staticData.title;
  // The title of a page may come with the page.
  const screen = key && t.knows(key) ? t(key) : undefined;
  const { id } = (match?.params ?? {}) as { id?: string };
  const card = match?.search.card ?? asCardId(id);
  const list = useCachedCards(card !== undefined && isCrypt(card) ? "crypt" : "library");
  const name = card === undefined ? undefined : list?.byId.get(card)?.displayName;
  const failure = useStore(failureHeading);
  const subject = useShownSubject();
  const title = failure === undefined && name === undefined ? [subject, screen] : [failure ?? name];
  const text = [...title, PRODUCT].filter((part) => part !== undefined).join(" · ");

  useEffect(() => {
    document.title = text;
  }, [text]);
}
