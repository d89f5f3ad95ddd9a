import type { DeckId } from "../../../domain/deck/deck";
import { realId } from "../../../domain/deck/operations/ids";
import { deckOf } from "../../../domain/deck/operations/operations.test.support";
import type { SendToApi } from "../../api";
import { ConnectionError } from "../../http";
import { editedDeck } from "../store/edited-deck";
import type { DeckStoreCore } from "../store/store-core";
import { asId, browser, flushTasks } from "./fake-browser.test.support";
import { modelServer } from "./model-server.test.support";

/** Anna's two tabs of one browser, with two stored decks and a clock that the test moves. */
export async function twoTabs() {
  const server = modelServer();
  const call = server.callAs("Anna");
  const anna = browser("Anna");
  let online = true;
  let silent = false;
  let clock = 1_000_000;
  let step = 0;
  const now = () => {
    clock += step;
    return clock;
  };
  const line: SendToApi = (path, sent) => {
    if (silent) return new Promise(() => {});
    return online ? call(path, sent) : Promise.reject(new ConnectionError("", path, undefined));
  };
  const open = async (onWait: (ms: number) => void = () => {}) => {
    const later = (ms: number, work: () => void) => {
      onWait(ms);
      return anna.later(ms, work);
    };
    const deckStore = anna.open(line, { now, later });
    await deckStore.started;
    return deckStore;
  };
  const tabs: [DeckStoreCore, DeckStoreCore] = [await open(), await open()];
  for (const name of ["One", "Two"])
    tabs[0].add({ kind: "create", deck: asId(`new-${name}`), draft: deckOf({ name }) });
  await flushTasks();
  const ids = ["One", "Two"].map((name) => realId(tabs[0].queue.shown.get(), asId(`new-${name}`)));
  await tabs[0].fetcher.list();
  for (const id of ids) for (const tab of tabs) await tab.fetcher.deck(id, false);
  await flushTasks();
  /** Time passes in steps, and whatever waits for it begins to move. */
  const pass = async (ms: number) => {
    clock += ms;
    anna.endPauses();
    await flushTasks();
  };
  return {
    ...{ server, tabs, ids, pass, open },
    setOnline: (value: boolean) => {
      online = value;
    },
    /** From now on the server answers nothing. */
    silence: () => {
      silent = true;
    },
    /** From now on a millisecond passes between two looks at the clock. */
    tick: () => {
      step = 1;
    },
    deletes: () => server.calls.filter((one) => one.startsWith("DELETE")),
    shown: (tab: DeckStoreCore, id: DeckId) => editedDeck(tab, id),
    rows: (tab: DeckStoreCore) => (tab.list.decks.get() ?? []).map(({ id }) => id),
  };
}
