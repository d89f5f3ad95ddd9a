import { USER_PREFIX } from "../../storage-names";
import { storedText } from "../../stored-text";

/** The user who was last signed in on this device: offline, nothing else says whose decks are stored here. */
const stored = storedText(`${USER_PREFIX}name`);

export function lastUser(): string | undefined {
  return stored.read() ?? undefined;
}

export function rememberLastUser(username: string): void {
  if (stored.read() !== username) stored.write(username);
}
