/** What is kept of a person on this device beyond a visit: unsaved edits, decks for offline. Read and written whole. */
export interface UserStorage {
  get(key: string): Promise<unknown>;
  getMany(keys: readonly string[]): Promise<readonly unknown[]>;
  /** Nobody else writes between reading and writing, in no tab. Gives what is kept then. */
  update(key: string, change: (before: unknown) => unknown): Promise<unknown>;
  /** The same for many: all of them or, where the disk is full, none. */
  updateMany(keys: readonly string[], change: (key: string, before: unknown) => unknown): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
  keys(): Promise<readonly string[]>;
}

/** The same storage until its user is gone: what was on its way then is not kept any more. */
export function closable(storage: UserStorage, isClosed: () => boolean): UserStorage {
  return {
    ...storage,
    update: async (key, change) => (isClosed() ? change(undefined) : await storage.update(key, change)),
    updateMany: async (keys, change) => {
      if (!isClosed()) await storage.updateMany(keys, change);
    },
  };
}

/** Lasts as long as the page: for visitors, and where the browser refuses to keep anything. */
export function memoryStorage(kept = new Map<string, unknown>()): UserStorage {
  return {
    get: async (key) => kept.get(key),
    getMany: async (keys) => keys.map((key) => kept.get(key)),
    update: async (key, change) => {
      const next = change(kept.get(key));
      kept.set(key, next);
      return next;
    },
    updateMany: async (keys, change) => {
      for (const key of keys) kept.set(key, change(key, kept.get(key)));
    },
    remove: async (keys) => {
      for (const key of keys) kept.delete(key);
    },
    keys: async () => [...kept.keys()],
  };
}
