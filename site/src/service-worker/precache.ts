import type { WorkboxPlugin } from "workbox-core";
import { PrecacheController, type PrecacheEntry } from "workbox-precaching";
import type { ServiceWorkerScope } from "./scope";

/** Files that are requested at the same time. Workbox requests one: each would wait for the one before it. */
export const AT_ONCE = 6;

/**
 * Stores the files when the worker is installed, and deletes others when it is activated; returns what answers them.
 * The plugins are those of the installation: a page that waits for a file gets it at once.
 */
export function precache(
  scope: Pick<ServiceWorkerScope, "addEventListener">,
  files: readonly PrecacheEntry[],
  plugins: WorkboxPlugin[],
): PrecacheController {
  const parts = Array.from({ length: AT_ONCE }, (_, part) =>
    controllerOf(
      files.filter((_file, index) => index % AT_ONCE === part),
      plugins,
    ),
  );
  const all = controllerOf(files, []);
  scope.addEventListener("install", (event) => {
    for (const part of parts) void part.install(event);
  });
  scope.addEventListener("activate", (event) => void all.activate(event));
  return all;
}

function controllerOf(files: readonly PrecacheEntry[], plugins: WorkboxPlugin[]): PrecacheController {
  const controller = new PrecacheController({ plugins });
  controller.addToCacheList([...files]);
  return controller;
}
