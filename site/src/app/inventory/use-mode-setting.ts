import { useLocation } from "@tanstack/react-router";
import { setPreferences, usePreferences } from "../../data/preferences";

interface ModeSetting {
  readonly on: boolean;
  /** The page of the inventory is always in the mode. */
  readonly fixed: boolean;
  readonly set: (on: boolean) => void;
}

/** The inventory mode as a setting of the user. */
export function useModeSetting(): ModeSetting {
  const { inventoryMode } = usePreferences();
  const fixed = useLocation({ select: ({ pathname }) => pathname.startsWith("/inventory") });
  return { on: inventoryMode || fixed, fixed, set: setMode };
}

const setMode = (inventoryMode: boolean) => setPreferences({ inventoryMode });
