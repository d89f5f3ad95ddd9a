import { currentRole, roleText } from "./playtest-role";

/** The name of the user of the playtest on this device; undefined without one. */
export function currentPlaytester(): string | undefined {
  return currentRole() === "none" ? undefined : roleText.read()?.replace(/^\S+ /, "");
}
