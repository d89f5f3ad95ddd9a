import { setPreferences, usePreferences } from "../preferences";
import { usePlaytestRole } from "./playtest-role";

/** Whether the cards of the round take part in searches and decks: never without a role. */
export function usePlaytestMode(): boolean {
  const { playtestMode } = usePreferences();
  return usePlaytestRole() !== "none" && playtestMode;
}

export function setPlaytestMode(playtestMode: boolean): void {
  setPreferences({ playtestMode });
}
