import { useSyncExternalStore } from "react";

/**
 * What this page has learnt about card images: addresses that do not answer, and whether to ask any more.
 * After three images in a row that could not be had, the host is taken to be unreachable and the text cards
 * stand in for the rest of the visit, until the network comes back or somebody asks for images again.
 */
const GIVE_UP_AFTER = 3;

/**
 * How a picture is asked for. `anonymous`: by CORS, so that the service worker sees what it keeps: browsers count a
 * picture that it cannot see as megabytes.
 */
export interface PictureRequest {
  readonly address: string;
  readonly anonymous: boolean;
}

const ANONYMOUS = new Map<string, PictureRequest>();
const PLAIN = new Map<string, PictureRequest>();

const missing = new Set<PictureRequest>();
/** Which requests the host answers; "unknown" until the first picture. */
let answers: "unknown" | "anonymous" | "plain" = "unknown";
let inARow = 0;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** The request to try next; undefined when there is none left or the site has stopped asking. */
export function nextRequest(candidates: readonly string[]): PictureRequest | undefined {
  if (inARow >= GIVE_UP_AFTER) return undefined;
  return requestsFor(candidates).find((request) => !missing.has(request));
}

/** A request gave no picture: it is not repeated. With the last of a card's requests its image has failed. */
export function recordFailure(request: PictureRequest, candidates: readonly string[]): void {
  missing.add(request);
  if (requestsFor(candidates).every((one) => missing.has(one))) inARow += 1;
  tell();
}

export function recordSuccess({ anonymous }: PictureRequest): void {
  inARow = 0;
  answers = anonymous ? "anonymous" : "plain";
}

/** A host without CORS is asked plainly, once no anonymous request has brought anything. */
function requestsFor(candidates: readonly string[]): readonly PictureRequest[] {
  const anonymous = answers === "plain" ? [] : candidates.map((address) => requestOf(address, true));
  const plain = answers === "anonymous" ? [] : candidates.map((address) => requestOf(address, false));
  return [...anonymous, ...plain];
}

/** The same object for the same request: components compare it. */
function requestOf(address: string, anonymous: boolean): PictureRequest {
  const known = anonymous ? ANONYMOUS : PLAIN;
  const request = known.get(address) ?? { address, anonymous };
  known.set(address, request);
  return request;
}

/** Asks again for everything: the network is back, or somebody wants to see the images. */
export function retryImages(): void {
  missing.clear();
  answers = "unknown";
  inARow = 0;
  tell();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("online", retryImages);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("online", retryImages);
  };
}

/** The same, kept up to date while the page learns. */
export function useNextRequest(candidates: readonly string[]): PictureRequest | undefined {
  return useSyncExternalStore(subscribe, () => nextRequest(candidates));
}
