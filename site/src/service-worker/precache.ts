import type { WorkboxPlugin } from "workbox-core";
import { PrecacheController, type PrecacheEntry } from "workbox-precaching";
import type { ServiceWorkerScope } from "./scope";

/** Files that are requested at the same time. Workbox requests one, which takes a minute for all on a slow line. */
export const AT_ONCE = 6;

/** Stores the files when the worker is installed, and deletes others when it is activated; returns what answers them. */
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
  const all = controllerOf(files, plugins);
  scope.addEventListener("install", (event) => {
    for (const part of parts) void part.install(event);
  });
  scope.addEventListener("activate", (event) => void all.activate(event));
  return all;
}

function controllerOf(files: readonly PrecacheEntry[], plugins: WorkboxPlugin[]): PrecacheController {
  const controller = new PrecacheController({ plugins: [...plugins] });
  controller.addToCacheList([...files]);
  return controller;
}
