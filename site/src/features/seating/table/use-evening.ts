import { useCallback, useMemo } from "react";
import { useStore } from "../../../data/store";
import { ALL_STANDARD, type DeckSources } from "../../../domain/seating/table/deck-sources";
import type { EveningSetup } from "../../../domain/seating/table/evening-draw";
import { type DefaultName, firstPlayers, type Player } from "../../../domain/seating/table/players";
import { useTranslation } from "../../../i18n/translation";
import { setupStore } from "./setup-store";

export interface Evening {
  readonly setup: EveningSetup;
  readonly defaultName: DefaultName;
  readonly changePlayers: (change: (players: readonly Player[]) => readonly Player[]) => void;
  readonly changeSources: (change: (sources: DeckSources) => DeckSources) => void;
}

/** The players and decks of this device, and how they are changed. */
export function useEvening(): Evening {
  const { t } = useTranslation();
  const stored = useStore(setupStore);
  const defaultName = useCallback<DefaultName>((row) => t("seating.player", { row }), [t]);
  const initial = useMemo(
    () => ({ players: firstPlayers(defaultName), sources: ALL_STANDARD }),
    [defaultName],
  );
  return useMemo(() => {
    const change = (next: (setup: EveningSetup) => EveningSetup) =>
      setupStore.set(next(setupStore.get() ?? initial));
    return {
      setup: stored ?? initial,
      defaultName,
      changePlayers: (next) => change(({ players, sources }) => ({ players: next(players), sources })),
      changeSources: (next) => change(({ players, sources }) => ({ players, sources: next(sources) })),
    };
  }, [stored, initial, defaultName]);
}
