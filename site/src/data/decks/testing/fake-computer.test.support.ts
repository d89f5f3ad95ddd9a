import type fc from "fast-check";
import type { Operation } from "../../../domain/deck/operations/operation";
import type { Queue } from "../../../domain/deck/operations/queue";
import type { SendToApi } from "../../api";
import { keysOf } from "../storage/keys";
import type { DeckStoreCore } from "../store/store-core";
import { browser } from "./fake-browser.test.support";
import { type PageStorage, slowStorage } from "./fake-storage.test.support";

/** A tab with its own view of the disk. */
export interface Page {
  readonly deckStore: DeckStoreCore;
  readonly disk: PageStorage;
  readonly die: () => void;
}

interface ComputerPorts {
  readonly line: SendToApi;
  /** Which disk requests wait for the scheduler. */
  readonly delays: boolean[];
  readonly scheduler: fc.Scheduler;
  /** Called with the stored operations before each call that writes. */
  readonly onSend: (stored: readonly Operation[], path: string, sent: Parameters<SendToApi>[1]) => void;
}

/** A browser of Anna with a slow disk, an unreliable network, and tabs that may die. */
export function createComputer({ line, delays, scheduler, onSend }: ComputerPorts) {
  const own = browser();
  const disk = slowStorage(own.disk, delays, scheduler);
  let last: Promise<unknown> = Promise.resolve();
  const onDisk = () => (own.disk.get(keysOf("Anna").queue) as Queue | undefined)?.operations ?? [];

  function page(): Page {
    const ownDisk = disk();
    let dead = false;
    let goes = () => {};
    const gone = new Promise<void>((resolve) => {
      goes = resolve;
    });
    // A page that dies releases its lock at once.
    const alone = (work: () => Promise<void>) => {
      const done = last.then(() => (dead ? undefined : Promise.race([work(), gone])));
      last = done;
      return done;
    };
    const callAsUser: SendToApi = async (path, sent) => {
      if (dead) return await NEVER;
      onSend(onDisk(), path, sent);
      return await untilGone(line(path, sent));
    };
    const untilGone = (answer: Promise<unknown>) => {
      const response = answer.finally(() => (dead ? NEVER : undefined));
      response.catch(() => undefined);
      return response;
    };
    const deckStore = own.open((path, sent) => untilGone(line(path, sent)), {
      ...{ storage: ownDisk.storage, alone, callAsUser },
    });
    const die = () => {
      dead = true;
      ownDisk.die();
      deckStore.close();
      goes();
    };
    return { deckStore, disk: ownDisk, die };
  }
  return { ...own, page, onDisk };
}

const NEVER = new Promise<never>(() => {});
