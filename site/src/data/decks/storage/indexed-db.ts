import {
  createStore,
  delMany,
  get,
  getMany,
  keys,
  promisifyRequest,
  type UseStore,
  update,
} from "idb-keyval";
import { USER_DATABASE } from "../../storage-names";
import type { UserStorage } from "./user-storage";

let opened: UseStore | undefined;

/** Opened on first use: when the browser refuses access, the call fails and not the page. */
function store(): UseStore {
  opened ??= createStore(USER_DATABASE, "kept");
  return opened;
}

/** The database of this browser; logging out empties it. */
export const BROWSER_STORAGE: UserStorage = {
  get: async (key) => get(key, store()),
  getMany: async (names) => getMany([...names], store()),
  update: async (key, change) => {
    let next: unknown;
    const changing = (before: unknown) => {
      next = change(before);
      return next;
    };
    await update(key, changing, store());
    return next;
  },
  updateMany: async (names, change) =>
    store()("readwrite", (all) => {
      for (const name of names) {
        const before = all.get(name);
        before.onsuccess = () => all.put(change(name, before.result), name);
      }
      return promisifyRequest(all.transaction);
    }),
  remove: async (names) => delMany([...names], store()),
  keys: async () => (await keys(store())).filter((key) => typeof key === "string"),
};
