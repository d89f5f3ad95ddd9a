/** What is kept of a person on this device beyond a visit: unsaved edits, decks for offline. Read and written whole. */
export interface UserStorage {
  get(key: string): Promise<unknown>;
  getMany(keys: readonly string[]): Promise<readonly unknown[]>;
  setMany(entries: readonly (readonly [string, unknown])[]): Promise<void>;
  /** Nobody else writes between reading and writing, in no tab. Gives what is kept then. */
  update(key: string, change: (before: unknown) => unknown): Promise<unknown>;
  remove(keys: readonly string[]): Promise<void>;
  keys(): Promise<readonly string[]>;
}

/** The same storage until its user is gone: what was on its way then is not kept any more. */
export function closable(storage: UserStorage, isClosed: () => boolean): UserStorage {
  return {
    ...storage,
    setMany: async (entries) => {
      if (!isClosed()) await storage.setMany(entries);
    },
    update: async (key, change) => (isClosed() ? change(undefined) : await storage.update(key, change)),
  };
}

/** Lasts as long as the page: for visitors, and where the browser refuses to keep anything. */
export function memoryStorage(kept = new Map<string, unknown>()): UserStorage {
  return {
    get: async (key) => kept.get(key),
    getMany: async (keys) => keys.map((key) => kept.get(key)),
    setMany: async (entries) => {
      for (const [key, value] of entries) kept.set(key, value);
    },
    update: async (key, change) => {
      const next = change(kept.get(key));
      kept.set(key, next);
      return next;
    },
    remove: async (keys) => {
      for (const key of keys) kept.delete(key);
    },
    keys: async () => [...kept.keys()],
  };
}
