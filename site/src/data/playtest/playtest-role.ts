import { useSyncExternalStore } from "react";
import { personalText } from "../personal-text";

/** The role of a user in the playtest (docs/rules/playtest.md §1.1); an admin is a tester as well. */
export type PlaytestRole = "none" | "tester" | "admin";

/**
 * "tester Anna": role and name of the account when it was last fetched, so that they are known without a network.
 * "none Anna" after the role has ended, until its data are removed.
 */
export const roleText = personalText("playtest");

export function currentRole(): PlaytestRole {
  const [role] = roleText.read()?.split(" ") ?? [];
  return role === "tester" || role === "admin" ? role : "none";
}

/** The role of the signed-in user; "none" while it is not known. */
export function usePlaytestRole(): PlaytestRole {
  return useSyncExternalStore(roleText.subscribe, currentRole);
}

/** Stores what the server answers. */
export function rememberPlaytestRole(role: PlaytestRole, username = ""): void {
  if (role !== "none" || roleText.read()) roleText.write(`${role} ${username}`);
}
