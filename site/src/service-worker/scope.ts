import type { PrecacheEntry } from "workbox-precaching";

/** What this worker uses of its global object. The types of pages and those of workers exclude each other. */
export interface ServiceWorkerScope {
  /** The files of the application, filled in by the build. */
  readonly __WB_MANIFEST: readonly PrecacheEntry[];
  addEventListener(type: "message", listener: (event: { readonly data?: unknown }) => void): void;
  skipWaiting(): Promise<void>;
}
