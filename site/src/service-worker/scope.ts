import type { PrecacheEntry } from "workbox-precaching";

/** The browser lets the worker run until the promise is settled, and takes its rejection for a failure. */
interface LastingEvent {
  waitUntil(promise: Promise<unknown>): void;
}

/** What receives messages of pages. */
export interface MessageTarget {
  addEventListener(type: "message", listener: (event: ServiceWorkerEvents["message"]) => void): void;
}

/** Events that this worker listens to. */
interface ServiceWorkerEvents {
  readonly message: { readonly data?: unknown };
  readonly install: LastingEvent;
  readonly activate: LastingEvent;
}

/** What this worker uses of its global object. The types of pages and those of workers exclude each other. */
export interface ServiceWorkerScope {
  /** The files of the application, filled in by the build. */
  readonly __WB_MANIFEST: readonly PrecacheEntry[];
  addEventListener<Type extends keyof ServiceWorkerEvents>(
    type: Type,
    listener: (event: ServiceWorkerEvents[Type]) => void,
  ): void;
  skipWaiting(): Promise<void>;
}
