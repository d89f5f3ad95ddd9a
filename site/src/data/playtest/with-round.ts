import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { getPreferences } from "../preferences";

/** Published card data, in playtest mode with the cards of the round (docs/rules/playtest.md §7). */
export async function withRound<Value extends object>(
  client: QueryClient,
  key: QueryKey,
  published: Value,
): Promise<Value> {
  if (!getPreferences().playtestMode) return published;
  try {
    const { joinKnownRound } = await import("./join-round");
    return await joinKnownRound(client, key, published);
  } catch {
    // Released cards are shown even when those of the round cannot be loaded.
    return published;
  }
}
