import { registerSW } from "virtual:pwa-register";
import { createStore, type Store } from "../data/store";

/** True once a newer version of the site has been fetched and waits. */
export const updateWaiting: Store<boolean> = createStore(false);

const AN_HOUR = 60 * 60 * 1000;
/** After this the page is reloaded even when the new service worker did not report. */
const PATIENCE = 10_000;

let registration: ServiceWorkerRegistration | undefined;
let activate: (() => Promise<void>) | undefined;

/** Registers the service worker at the root at once (spec 2 §4); a newer one waits until it is asked for. */
export function startServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  activate = registerSW({
    immediate: true,
    onNeedRefresh: () => updateWaiting.set(true),
    onRegisteredSW: (_url, registered) => {
      registration = registered;
      if (registered) setInterval(() => lookForUpdate(registered), AN_HOUR);
    },
  });
}

function lookForUpdate(registered: ServiceWorkerRegistration): void {
  // Without a network there is nothing newer to find.
  if (navigator.onLine) void registered.update().catch(() => undefined);
}

/** Lets the newest version in and reloads the present address. */
export async function applyUpdate(): Promise<void> {
  const reload = () => window.location.reload();
  setTimeout(reload, PATIENCE);
  const waiting = await newestWorker();
  if (!waiting || !activate) {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  await activate();
}

/** The server may know a version that the browser has not looked for yet. */
async function newestWorker(): Promise<ServiceWorker | null> {
  if (!registration) return null;
  if (registration.waiting) return registration.waiting;
  try {
    await registration.update();
  } catch {
    return null;
  }
  const installing = registration.installing;
  if (!installing) return registration.waiting;
  await new Promise<void>((resolve) => {
    installing.addEventListener("statechange", () => {
      if (installing.state !== "installing") resolve();
    });
  });
  return registration.waiting;
}
