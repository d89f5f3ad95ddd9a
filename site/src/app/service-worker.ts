import { registerSW } from "virtual:pwa-register";
import { whenQuiet } from "../data/when-quiet";
import { QUIET, type WorkerMessage } from "../service-worker/messages";
import { updater, updateWaiting } from "./update";

/** The picture cache of earlier versions, which stored opaque responses. */
const UNSEEN_PICTURES = "methuselah-images";
const AN_HOUR = 60 * 60 * 1000;

/**
 * Registers the service worker at the root at once (docs/rules/site.md §6); a newer one waits for the user.
 */
export function startServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  void caches.delete(UNSEEN_PICTURES).catch(() => undefined);
  updater.activate = registerSW({
    immediate: true,
    onNeedRefresh: () => updateWaiting.set(true),
    onRegisteredSW: (_url, registration) => {
      updater.registration = registration;
      if (!registration) return;
      setInterval(() => lookForUpdate(registration), AN_HOUR);
      letInstall(registration);
      registration.addEventListener("updatefound", () => letInstall(registration));
    },
  });
}

function lookForUpdate(registration: ServiceWorkerRegistration): void {
  // Offline there is nothing to fetch.
  if (navigator.onLine) void registration.update().catch(() => undefined);
}

/** Lets a new service worker fetch its files once the page has those that it needs itself. */
function letInstall(registration: ServiceWorkerRegistration): void {
  const quiet: WorkerMessage = { type: QUIET };
  whenQuiet(() => registration.installing?.postMessage(quiet));
}
