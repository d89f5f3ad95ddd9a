import { describe, expect, it } from "vitest";
import type { ProxyCard } from "../../../../domain/deck/proxy/selection";
import { SAMPLE_LIBRARY } from "../../../../domain/samples/bases";
import { cardPictures } from "./card-pictures";

const CARDS: readonly ProxyCard[] = SAMPLE_LIBRARY.slice(0, 12).map((card) => ({ card, set: undefined }));
const urlsOf = ({ card, set }: ProxyCard) => [
  ...(set === undefined ? [] : [`/${set}/${card.image}`]),
  `/${card.image}`,
];

/** A host with the pictures that `has` accepts. */
function host(has: (url: string) => boolean) {
  const requested: string[] = [];
  const fetchPicture = async (url: string) => {
    requested.push(url);
    if (!has(url)) throw new Error(`No picture at ${url}`);
    return new TextEncoder().encode(url);
  };
  return { requested, fetchPicture };
}

const { signal } = new AbortController();
const found = async (pictureOf: ReturnType<typeof cardPictures>, proxy: ProxyCard) => {
  const picture = await pictureOf(proxy);
  return picture && new TextDecoder().decode(picture.bytes);
};

describe("the pictures of proxies", () => {
  it("are requested once, however often a card is printed", async () => {
    const { requested, fetchPicture } = host(() => true);
    const proxies = CARDS.slice(0, 2).flatMap((proxy) => [proxy, proxy, proxy]);
    const pictureOf = cardPictures({ proxies, urlsOf, fetchPicture, signal });
    for (const proxy of proxies) expect(await found(pictureOf, proxy)).toBe(`/${proxy.card.image}`);
    expect(requested).toHaveLength(2);
  });

  it("are those of the set, or the usual one if the set has none", async () => {
    const [there, absent] = CARDS.slice(0, 2).map(({ card }) => ({ card, set: "kot" }));
    if (!(there && absent)) throw new Error("There are no sample cards");
    const { fetchPicture } = host((url) => url !== `/kot/${absent.card.image}`);
    const pictureOf = cardPictures({ proxies: [there, absent], urlsOf, fetchPicture, signal });
    expect(await found(pictureOf, there)).toBe(`/kot/${there.card.image}`);
    expect(await found(pictureOf, absent)).toBe(`/${absent.card.image}`);
  });

  it("differ between the sets of a card", async () => {
    const [first] = CARDS;
    if (!first) throw new Error("There are no sample cards");
    const other = { card: first.card, set: "kot" };
    const { fetchPicture } = host(() => true);
    const pictureOf = cardPictures({ proxies: [first, other], urlsOf, fetchPicture, signal });
    expect((await pictureOf(first))?.key).not.toBe((await pictureOf(other))?.key);
  });

  it("are no longer requested after three cards in a row without one", async () => {
    const { requested, fetchPicture } = host(() => false);
    const pictureOf = cardPictures({ proxies: CARDS, urlsOf, fetchPicture, signal });
    for (const proxy of CARDS) expect(await pictureOf(proxy)).toBeUndefined();
    // Six requests are sent before the third has failed.
    expect(requested.length).toBeLessThanOrEqual(8);
    expect(requested.length).toBeGreaterThanOrEqual(3);
  });

  it("are still requested if one is found in between", async () => {
    const missing = new Set([0, 1, 3, 4, 6, 7].map((at) => `/${CARDS[at]?.card.image}`));
    const { requested, fetchPicture } = host((url) => !missing.has(url));
    const pictureOf = cardPictures({ proxies: CARDS, urlsOf, fetchPicture, signal });
    for (const proxy of CARDS) await pictureOf(proxy);
    expect(requested).toHaveLength(CARDS.length);
  });

  it("are not requested after a cancellation", async () => {
    const controller = new AbortController();
    controller.abort();
    const { requested, fetchPicture } = host(() => true);
    const pictureOf = cardPictures({ proxies: CARDS, urlsOf, fetchPicture, signal: controller.signal });
    expect(await pictureOf(CARDS[0] as ProxyCard)).toBeUndefined();
    expect(requested).toEqual([]);
  });
});
