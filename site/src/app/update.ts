import { createStore, type Store } from "../domain/store";

/** True once a newer version of the site has been fetched and waits. */
export const updateWaiting: Store<boolean> = createStore(false);

/** Functions of the registered service worker; undefined when the browser has none. */
export interface Updater {
  registration: ServiceWorkerRegistration | undefined;
  /** Activates the waiting service worker. */
  activate: (() => Promise<void>) | undefined;
}

export const updater: Updater = { registration: undefined, activate: undefined };
