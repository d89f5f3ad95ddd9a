import type { PlaytestRound } from "../../generated/published";
import { BROWSER_STORAGE } from "../decks/storage/indexed-db";
import { isRoundKey, keysOf } from "../decks/storage/keys";
import { currentPlaytester } from "./playtester";

/** Format version of what is stored; another format is fetched again. */
const FORMAT = 1;

/** The data of a round as the server has sent them. */
export interface StoredRound {
  readonly tag: string;
  readonly data: PlaytestRound;
}

/** undefined: none is stored, or the device refuses storage. */
export async function readStoredRound(username: string): Promise<StoredRound | undefined> {
  const stored = await BROWSER_STORAGE.get(keysOf(username).round).catch(() => undefined);
  const round = stored as (StoredRound & { readonly format: number }) | undefined;
  return round?.format === FORMAT ? round : undefined;
}

/** Nothing is stored for a user who has signed out or lost the role in the meantime. */
export async function storeRound(username: string, { tag, data }: StoredRound): Promise<void> {
  const entry = { format: FORMAT, tag, data };
  const change = () => (currentPlaytester() === username ? entry : undefined);
  // A full disk only costs the offline copy.
  await BROWSER_STORAGE.update(keysOf(username).round, change).catch(() => undefined);
}

/** Removes the data of every round from this device. Rejects when the device refuses storage. */
export async function removeStoredRounds(): Promise<void> {
  const keys = await BROWSER_STORAGE.keys();
  await BROWSER_STORAGE.remove(keys.filter(isRoundKey));
}
