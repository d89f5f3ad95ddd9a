import { useSyncExternalStore } from "react";

/**
 * State of image loading on this page: failed URLs, and whether to request further ones. After three failed images in
 * a row the host counts as unreachable, and text cards are shown until the network comes back or the user asks for
 * images again.
 */
const MAX_FAILURES = 3;

/**
 * How an image is requested. `anonymous` is with CORS, so that the service worker can read what it caches: browsers
 * count opaque responses as megabytes.
 */
export interface PictureRequest {
  readonly url: string;
  readonly anonymous: boolean;
}

const ANONYMOUS = new Map<string, PictureRequest>();
const PLAIN = new Map<string, PictureRequest>();

const failed = new Set<PictureRequest>();
/** Mode of the first image that loaded. */
let mode: "unknown" | "anonymous" | "plain" = "unknown";
let failuresInARow = 0;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** The next request to try; undefined if none is left or requests are suspended. */
export function nextRequest(candidates: readonly string[]): PictureRequest | undefined {
  if (failuresInARow >= MAX_FAILURES) return undefined;
  return requestsFor(candidates).find((request) => !failed.has(request));
}

/** Records a failed request, which is not repeated. The image has failed with the last request of its card. */
export function recordFailure(request: PictureRequest, candidates: readonly string[]): void {
  failed.add(request);
  if (requestsFor(candidates).every((one) => failed.has(one))) failuresInARow += 1;
  notify();
}

export function recordSuccess({ anonymous }: PictureRequest): void {
  failuresInARow = 0;
  mode = anonymous ? "anonymous" : "plain";
}

/** Requests with CORS first, then without; only those of the supported mode once it is known. */
function requestsFor(candidates: readonly string[]): readonly PictureRequest[] {
  const anonymous = mode === "plain" ? [] : candidates.map((url) => requestOf(url, true));
  const plain = mode === "anonymous" ? [] : candidates.map((url) => requestOf(url, false));
  return [...anonymous, ...plain];
}

/** Returns the same object for the same request, because components compare it. */
function requestOf(url: string, anonymous: boolean): PictureRequest {
  const known = anonymous ? ANONYMOUS : PLAIN;
  const request = known.get(url) ?? { url, anonymous };
  known.set(url, request);
  return request;
}

/** Allows all requests again: the network is back, or the user asks for images. */
export function retryImages(): void {
  failed.clear();
  mode = "unknown";
  failuresInARow = 0;
  notify();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("online", retryImages);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("online", retryImages);
  };
}

/** The same as a hook that follows changes. */
export function useNextRequest(candidates: readonly string[]): PictureRequest | undefined {
  return useSyncExternalStore(subscribe, () => nextRequest(candidates));
}
