import { USER_PREFIX } from "../user-data";

const KEY = `${USER_PREFIX}name`;

/** Who was signed in last on this device: without a network nobody else can tell whose decks are kept here. */
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
    // Where storage is refused, no decks are kept either.
  }
}
