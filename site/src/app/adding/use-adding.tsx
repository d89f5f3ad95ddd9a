import { type ComponentType, lazy, Suspense, useState } from "react";
import { useCurrentDeckId } from "../../data/current-deck";
import { setPreferences, usePreferences } from "../../data/preferences";
import { session } from "../../data/session";
import { useStore } from "../../data/store";
import type { Adding, AddingTo } from "../../features/search/adding/adding";
import { useTranslation } from "../../i18n/translation";
import { loadScreen } from "../load-screen";
import type { AddingDeckProps } from "./adding-deck";

// Nothing of decks is fetched before somebody who is signed in wants to add cards.
const load = loadScreen("adding", async () => {
  const { AddingDeck, words } = await import("./adding-deck");
  return { default: AddingDeck, words };
});
const AddingDeck = lazy<ComponentType<AddingDeckProps>>(() => load().catch(() => ({ default: NotFetched })));

/** Puts results of a search into the current deck; undefined where nobody is signed in. */
export function useAdding(): Adding | undefined {
  const signedIn = useStore(session) !== "out";
  const { addMode } = usePreferences();
  const id = useCurrentDeckId();
  const [target, setTarget] = useState<AddingTo>(id && "awaited");
  if (!signedIn) return undefined;
  return {
    on: addMode,
    onToggle: () => setPreferences({ addMode: !addMode }),
    target: addMode ? target : undefined,
    deck: (
      <Suspense>
        <AddingDeck onTarget={setTarget} />
      </Suspense>
    ),
  };
}

/** The search works without it. */
function NotFetched() {
  const { t } = useTranslation();
  return <p role="alert">{t("search.add-mode-failed")}</p>;
}
