import { type ComponentType, lazy, Suspense, useState } from "react";
import { useCurrentDeckId } from "../../data/current-deck";
import { setPreferences, usePreferences } from "../../data/preferences";
import { session } from "../../data/session";
import { useStore } from "../../data/store";
import type { AddMode, AddTargetState } from "../../features/search/add-mode/add-mode";
import { useTranslation } from "../../i18n/translation";
import { loadPart } from "../../lazy/load-screen";
import type { AddModeDeckProps } from "./add-mode-deck";

// No deck code is fetched before a signed-in user wants to add cards.
const load = loadPart(
  "add-mode",
  () => import("./add-mode-deck"),
  (module) => module.AddModeDeck,
);
const AddModeDeck = lazy<ComponentType<AddModeDeckProps>>(() =>
  load().catch(() => ({ default: NotFetched })),
);

/** Adds search results to the current deck; undefined when no user is signed in. */
export function useAddMode(): AddMode | undefined {
  const signedIn = useStore(session) !== "out";
  const { addMode } = usePreferences();
  const id = useCurrentDeckId();
  const [target, setTarget] = useState<AddTargetState>(id && "loading");
  if (!signedIn) return undefined;
  return {
    on: addMode,
    onToggle: () => setPreferences({ addMode: !addMode }),
    target: addMode ? target : undefined,
    deck: (
      <Suspense>
        <AddModeDeck onTarget={setTarget} />
      </Suspense>
    ),
  };
}

/** The search works without the deck. */
function NotFetched() {
  const { t } = useTranslation();
  return <p role="alert">{t("search.add-mode-failed")}</p>;
}
