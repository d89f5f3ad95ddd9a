import type fc from "fast-check";
import { memoryStorage, type UserStorage } from "../storage/user-storage";

/** The storage as one page sees it. */
export interface PageStorage {
  readonly storage: UserStorage;
  /** The number of pending requests. */
  waiting(): number;
  /** Closes the page: its pending requests are dropped. */
  die(): void;
}

/**
 * A disk that runs one request after another, as a browser's database does; those that `delays` marks wait for the
 * scheduler.
 */
export function slowStorage(disk: Map<string, unknown>, delays: boolean[], scheduler: fc.Scheduler) {
  const fast = memoryStorage(disk);
  let last: Promise<void> = Promise.resolve();

  return (): PageStorage => {
    let waiting = 0;
    let dead = false;

    function inTurn<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
      waiting += 1;
      return new Promise((resolve, reject) => {
        last = last.then(async () => {
          if (!dead && delays.shift()) await scheduler.schedule(Promise.resolve(), `disk: ${name}`);
          if (dead) return;
          waiting -= 1;
          await work().then(resolve, reject);
        });
      });
    }

    const storage: UserStorage = {
      get: (key) => inTurn("get", () => fast.get(key)),
      getMany: (keys) => inTurn("getMany", () => fast.getMany(keys)),
      update: (key, change) => inTurn("update", () => fast.update(key, change)),
      updateMany: (keys, change) => inTurn("updateMany", () => fast.updateMany(keys, change)),
      remove: (keys) => inTurn("remove", () => fast.remove(keys)),
      keys: () => inTurn("keys", () => fast.keys()),
    };
    const die = () => {
      dead = true;
    };
    return { storage, waiting: () => waiting, die };
  };
}
