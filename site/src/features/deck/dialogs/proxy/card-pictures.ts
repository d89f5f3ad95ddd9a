import type { ProxyCard } from "../../../../domain/deck/proxy/selection";
import type { Picture } from "./pdf-file";

/** The number of requests that browsers send to one host in parallel. */
const AT_ONCE = 6;
/** After so many cards in a row without a picture, the host is given up. */
const GIVE_UP_AFTER = 3;

/** Fetches a picture as JPEG; rejects if there is none at this URL. */
export type FetchPicture = (url: string, signal: AbortSignal) => Promise<Uint8Array>;

interface Wanted {
  readonly proxies: readonly ProxyCard[];
  /** URLs in the order in which they are tried. */
  readonly urlsOf: (proxy: ProxyCard) => readonly string[];
  readonly fetchPicture: FetchPicture;
  readonly signal: AbortSignal;
}

/** Fetches each picture once, a few cards ahead; yields undefined for a card without one. */
export function cardPictures(wanted: Wanted): (proxy: ProxyCard) => Promise<Picture | undefined> {
  const { proxies, urlsOf, fetchPicture, signal } = wanted;
  const first = new Map(proxies.map((proxy) => [keyOf(proxy), proxy]));
  const keys = [...first.keys()];
  const requested = new Map<string, Promise<Picture | undefined>>();
  let missingInARow = 0;

  const request = async (key: string, proxy: ProxyCard): Promise<Picture | undefined> => {
    for (const url of urlsOf(proxy)) {
      if (missingInARow >= GIVE_UP_AFTER || signal.aborted) return undefined;
      const bytes = await fetchPicture(url, signal).catch(() => undefined);
      if (bytes) {
        missingInARow = 0;
        return { key, bytes };
      }
    }
    missingInARow += 1;
    return undefined;
  };

  return (proxy) => {
    const index = keys.indexOf(keyOf(proxy));
    for (const key of keys.slice(index, index + AT_ONCE)) {
      const ahead = first.get(key);
      if (ahead && !requested.has(key)) requested.set(key, request(key, ahead));
    }
    return requested.get(keyOf(proxy)) ?? Promise.resolve(undefined);
  };
}

function keyOf({ card, set }: ProxyCard): string {
  return `${card.id} ${set ?? ""}`;
}
