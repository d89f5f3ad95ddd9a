import type fc from "fast-check";
import { memoryStorage, type UserStorage } from "./user-storage";

/** What one page asks of the disk. */
export interface PageDisk {
  readonly storage: UserStorage;
  /** Wishes that are not fulfilled yet. */
  waiting(): number;
  /** The page is gone: what it has asked for and not got is not done. */
  die(): void;
}

/**
 * A disk that does one thing after the other as a browser's database does, now and then as late as the scheduler
 * likes; `delays` tells which wishes wait.
 */
export function slowDisk(kept: Map<string, unknown>, delays: boolean[], scheduler: fc.Scheduler) {
  const fast = memoryStorage(kept);
  let last: Promise<void> = Promise.resolve();

  return (): PageDisk => {
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
