import { usePreferences } from "../../preferences";
import { session } from "../../session";
import { useStore } from "../../store";

/** Whether decks show what the user owns: never to visitors. */
export function useInventoryMode(): boolean {
  const { inventoryMode } = usePreferences();
  return useStore(session) !== "out" && inventoryMode;
}
