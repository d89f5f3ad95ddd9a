import { updater } from "./update";

/** After this the page is reloaded even when the new service worker did not report. */
const PATIENCE = 10_000;

/** Lets the newest version in and reloads the present address (spec 2 §4). */
export async function applyUpdate(): Promise<void> {
  const reload = () => window.location.reload();
  const waiting = await newestWorker();
  if (!waiting || !updater.activate) {
    reload();
    return;
  }
  setTimeout(reload, PATIENCE);
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  await updater.activate();
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
