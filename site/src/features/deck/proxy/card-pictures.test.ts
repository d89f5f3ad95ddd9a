import { describe, expect, it } from "vitest";
import type { ProxyCard } from "../../../domain/deck/proxy/selection";
import { SAMPLE_LIBRARY } from "../../../domain/samples/bases";
import { cardPictures } from "./card-pictures";

const CARDS: readonly ProxyCard[] = SAMPLE_LIBRARY.slice(0, 12).map((card) => ({ card, set: undefined }));
const addressesOf = ({ card, set }: ProxyCard) => [
  ...(set === undefined ? [] : [`/${set}/${card.image}`]),
  `/${card.image}`,
];

/** A host that has the pictures for which `has` says so. */
function host(has: (address: string) => boolean) {
  const asked: string[] = [];
  const fetchPicture = async (address: string) => {
    asked.push(address);
    if (!has(address)) throw new Error(`No picture at ${address}`);
    return new TextEncoder().encode(address);
  };
  return { asked, fetchPicture };
}

const { signal } = new AbortController();
const found = async (pictureOf: ReturnType<typeof cardPictures>, proxy: ProxyCard) => {
  const picture = await pictureOf(proxy);
  return picture && new TextDecoder().decode(picture.bytes);
};

describe("the pictures of proxies", () => {
  it("are asked for once, however often a card is printed", async () => {
    const { asked, fetchPicture } = host(() => true);
    const proxies = CARDS.slice(0, 2).flatMap((proxy) => [proxy, proxy, proxy]);
    const pictureOf = cardPictures({ proxies, addressesOf, fetchPicture, signal });
    for (const proxy of proxies) expect(await found(pictureOf, proxy)).toBe(`/${proxy.card.image}`);
    expect(asked).toHaveLength(2);
  });

  it("are those of the set, or the usual one where the set has none", async () => {
    const [there, absent] = CARDS.slice(0, 2).map(({ card }) => ({ card, set: "kot" }));
    if (!(there && absent)) throw new Error("There are no sample cards");
    const { fetchPicture } = host((address) => address !== `/kot/${absent.card.image}`);
    const pictureOf = cardPictures({ proxies: [there, absent], addressesOf, fetchPicture, signal });
    expect(await found(pictureOf, there)).toBe(`/kot/${there.card.image}`);
    expect(await found(pictureOf, absent)).toBe(`/${absent.card.image}`);
  });

  it("differ when the sets of one card do", async () => {
    const [first] = CARDS;
    if (!first) throw new Error("There are no sample cards");
    const other = { card: first.card, set: "kot" };
    const { fetchPicture } = host(() => true);
    const pictureOf = cardPictures({ proxies: [first, other], addressesOf, fetchPicture, signal });
    expect((await pictureOf(first))?.key).not.toBe((await pictureOf(other))?.key);
  });

  it("are not asked for any more after three cards in a row without one", async () => {
    const { asked, fetchPicture } = host(() => false);
    const pictureOf = cardPictures({ proxies: CARDS, addressesOf, fetchPicture, signal });
    for (const proxy of CARDS) expect(await pictureOf(proxy)).toBeUndefined();
    // Six are under way before the third has failed.
    expect(asked.length).toBeLessThanOrEqual(8);
    expect(asked.length).toBeGreaterThanOrEqual(3);
  });

  it("are asked for further when one comes in between", async () => {
    const missing = new Set([0, 1, 3, 4, 6, 7].map((at) => `/${CARDS[at]?.card.image}`));
    const { asked, fetchPicture } = host((address) => !missing.has(address));
    const pictureOf = cardPictures({ proxies: CARDS, addressesOf, fetchPicture, signal });
    for (const proxy of CARDS) await pictureOf(proxy);
    expect(asked).toHaveLength(CARDS.length);
  });

  it("are not asked for once the work is cancelled", async () => {
    const controller = new AbortController();
    controller.abort();
    const { asked, fetchPicture } = host(() => true);
    const pictureOf = cardPictures({ proxies: CARDS, addressesOf, fetchPicture, signal: controller.signal });
    expect(await pictureOf(CARDS[0] as ProxyCard)).toBeUndefined();
    expect(asked).toEqual([]);
  });
});
