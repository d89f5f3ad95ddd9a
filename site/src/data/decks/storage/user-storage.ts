/** A user's data stored on this device beyond a visit: unsent edits, offline decks. Read and written whole. */
export interface UserStorage {
  get(key: string): Promise<unknown>;
  getMany(keys: readonly string[]): Promise<readonly unknown[]>;
  /** Reads and writes in one transaction across tabs. Returns the stored value. */
  update(key: string, change: (before: unknown) => unknown): Promise<unknown>;
  /** The same for many keys: all of them or, when the disk is full, none. */
  updateMany(keys: readonly string[], change: (key: string, before: unknown) => unknown): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
  keys(): Promise<readonly string[]>;
}

/** The same storage until its user has signed out: pending writes are dropped then. */
export function closable(storage: UserStorage, isClosed: () => boolean): UserStorage {
  return {
    ...storage,
    update: async (key, change) => (isClosed() ? change(undefined) : await storage.update(key, change)),
    updateMany: async (keys, change) => {
      if (!isClosed()) await storage.updateMany(keys, change);
    },
  };
}

/** Lasts as long as the page: for visitors, and when the browser refuses storage. */
export function memoryStorage(entries = new Map<string, unknown>()): UserStorage {
  return {
    get: async (key) => entries.get(key),
    getMany: async (keys) => keys.map((key) => entries.get(key)),
    update: async (key, change) => {
      const next = change(entries.get(key));
      entries.set(key, next);
      return next;
    },
    updateMany: async (keys, change) => {
      for (const key of keys) entries.set(key, change(key, entries.get(key)));
    },
    remove: async (keys) => {
      for (const key of keys) entries.delete(key);
    },
    keys: async () => [...entries.keys()],
  };
}
