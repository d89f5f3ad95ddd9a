/** Storage for the lifetime of the tab: survives a reload, cleared when the tab closes. */

/** Returns undefined when nothing readable is stored. */
export function readVisit(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(`methuselah.${key}`) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeVisit(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(`methuselah.${key}`);
    else sessionStorage.setItem(`methuselah.${key}`, JSON.stringify(value));
  } catch {
    // Private windows may refuse storage: it then lasts as long as the page.
  }
}
