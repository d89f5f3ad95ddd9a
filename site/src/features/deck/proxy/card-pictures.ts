import type { ProxyCard } from "../../../domain/deck/proxy/selection";
import type { Picture } from "./pdf-file";

/** As many as a browser asks one host for at a time. */
const AT_ONCE = 6;
/** After so many cards in a row without a picture the host is not asked any more. */
const GIVE_UP_AFTER = 3;

/** Gives a picture as JPEG; rejects when there is none at this address. */
export type FetchPicture = (address: string, signal: AbortSignal) => Promise<Uint8Array>;

interface Wanted {
  readonly proxies: readonly ProxyCard[];
  /** Addresses in the order they are tried. */
  readonly addressesOf: (proxy: ProxyCard) => readonly string[];
  readonly fetchPicture: FetchPicture;
  readonly signal: AbortSignal;
}

/** Fetches pictures a few ahead of the card that is drawn, each once; a card without one gives undefined. */
export function cardPictures(wanted: Wanted): (proxy: ProxyCard) => Promise<Picture | undefined> {
  const { proxies, addressesOf, fetchPicture, signal } = wanted;
  const first = new Map(proxies.map((proxy) => [keyOf(proxy), proxy]));
  const keys = [...first.keys()];
  const asked = new Map<string, Promise<Picture | undefined>>();
  let missingInARow = 0;

  const ask = async (key: string, proxy: ProxyCard): Promise<Picture | undefined> => {
    for (const address of addressesOf(proxy)) {
      if (missingInARow >= GIVE_UP_AFTER || signal.aborted) return undefined;
      const bytes = await fetchPicture(address, signal).catch(() => undefined);
      if (bytes) {
        missingInARow = 0;
        return { key, bytes };
      }
    }
    missingInARow += 1;
    return undefined;
  };

  return (proxy) => {
    const at = keys.indexOf(keyOf(proxy));
    for (const key of keys.slice(at, at + AT_ONCE)) {
      const ahead = first.get(key);
      if (ahead && !asked.has(key)) asked.set(key, ask(key, ahead));
    }
    return asked.get(keyOf(proxy)) ?? Promise.resolve(undefined);
  };
}

function keyOf({ card, set }: ProxyCard): string {
  return `${card.id} ${set ?? ""}`;
}
