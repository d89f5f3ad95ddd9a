import { updater } from "./update";

/** The new service worker takes over within milliseconds, unless the old one still waits for a download. */
const ACTIVATION_LIMIT_MS = 3000;

/** Activates the newest version and reloads the page at its present URL (docs/rules/site.md §5). */
export async function applyUpdate(): Promise<void> {
  const waiting = await newestWorker();
  if (!waiting || !updater.activate) {
    reload();
    return;
  }
  setTimeout(() => void reloadWithoutWorker(), ACTIVATION_LIMIT_MS);
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  await updater.activate();
}

function reload(): void {
  window.location.reload();
}

/** A reload with a busy worker would show the old version again. Without a network only that worker has the page. */
async function reloadWithoutWorker(): Promise<void> {
  if (navigator.onLine) await updater.registration?.unregister().catch(() => false);
  reload();
}

/** The server may know a version that the browser has not looked for yet. */
async function newestWorker(): Promise<ServiceWorker | null> {
  const { registration } = updater;
  if (!registration) return null;
  if (registration.waiting) return registration.waiting;
  try {
    await registration.update();
  } catch {
    return null;
  }
  const { installing } = registration;
  if (installing) await installed(installing);
  return registration.waiting;
}

function installed(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    worker.addEventListener("statechange", () => {
      if (worker.state !== "installing") resolve();
    });
  });
}
