import { USER_PREFIX } from "../../storage-names";

const KEY = `${USER_PREFIX}name`;

/** The user who was last signed in on this device: offline, nothing else says whose decks are stored here. */
export function lastUser(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberLastUser(username: string): void {
  try {
    if (localStorage.getItem(KEY) !== username) localStorage.setItem(KEY, username);
  } catch {
    // When storage is unavailable, no decks are stored either.
  }
}
