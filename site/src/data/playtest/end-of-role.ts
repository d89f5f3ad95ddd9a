import { setPreferences } from "../preferences";
import { currentRole, roleText } from "./playtest-role";

/** Removes what a role that has ended has brought to this device. */
export async function clearAfterRole(): Promise<void> {
  if (currentRole() !== "none" || roleText.read() === null) return;
  setPreferences({ playtestMode: false });
  try {
    const { removeStoredRounds } = await import("./stored-round");
    await removeStoredRounds();
    if (currentRole() === "none") roleText.write(null);
  } catch {
    // Without its code or the storage, the next visit tries again.
  }
}
