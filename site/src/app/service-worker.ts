import { registerSW } from "virtual:pwa-register";
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
      if (registration) setInterval(() => lookForUpdate(registration), AN_HOUR);
    },
  });
}

function lookForUpdate(registration: ServiceWorkerRegistration): void {
  // Offline there is nothing to fetch.
  if (navigator.onLine) void registration.update().catch(() => undefined);
}
