import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Card } from "../../../../domain/card/card";
import { cardRectangle, cutLines, type Rectangle, withGap } from "../../../../domain/deck/proxy/page-layout";
import type { ProxyCard } from "../../../../domain/deck/proxy/selection";
import { SAMPLE_CRYPT, SAMPLE_LIBRARY } from "../../../../domain/samples/bases";
import { AREAS } from "../../../../i18n/catalogue";
import { addMessages } from "../../../../i18n/messages";
import { translator } from "../../../../i18n/translation";
import { type ProxyJob, proxyFile } from "./pdf-file";
import { type ReadPage, readPdf } from "./read-pdf.test.support";
import { textCardOf } from "./text-card-of";

const t = translator("en");
beforeAll(() => {
  for (const { english } of AREAS) addMessages("en", english);
});

const CARDS: readonly Card[] = [...SAMPLE_CRYPT, ...SAMPLE_LIBRARY];
/** The smallest JPEG: one gray dot. */
const JPEG = new Uint8Array(
  Buffer.from(
    "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z",
    "base64",
  ),
);

const named = (name: string): ProxyCard => {
  const card = CARDS.find(({ displayName }) => displayName === name);
  if (!card) throw new Error(`${name} is no sample card`);
  return { card, set: undefined };
};
const many = (count: number): readonly ProxyCard[] =>
  Array.from({ length: count }, (_, at) => ({ card: CARDS[at % CARDS.length] as Card, set: undefined }));

function job(settings: Partial<ProxyJob>): ProxyJob {
  return {
    title: "Dolls",
    proxies: many(1),
    paper: "a4",
    gaps: "gray",
    textCardOf: ({ card, set }) => textCardOf(card, t, { translation: undefined, set }),
    pictureOf: async () => undefined,
    onDone: () => {},
    signal: new AbortController().signal,
    ...settings,
  };
}

async function pages(settings: Partial<ProxyJob>): Promise<readonly ReadPage[]> {
  return readPdf((await proxyFile(job(settings))).content);
}

/** To a thousandth of a millimetre. */
const rounded = ({ x, y, width, height }: Rectangle) =>
  [x, y, width, height].map((length) => Math.round(length * 1000) / 1000);
const rectangles = (paper: ProxyJob["paper"], cards: number) =>
  Array.from({ length: cards }, (_, number) => cardRectangle(paper, number));
const isGap = ({ width }: Rectangle) => width > 63.1;

describe("the pages of the file", () => {
  it.each([
    ["a4", 210, 297],
    ["letter", 215.9, 279.4],
  ] as const)("are %s: %f by %f mm", async (paper, width, height) => {
    const [page] = await pages({ paper, proxies: many(1) });
    expect(page?.width).toBeCloseTo(width, 3);
    expect(page?.height).toBeCloseTo(height, 3);
  });

  it.each([
    [1, [1]],
    [9, [9]],
    [10, [9, 1]],
    [100, [9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 1]],
  ])("hold %i cards nine by nine", async (cards, counts) => {
    const read = await pages({ proxies: many(cards), pictureOf: async () => ({ key: "one", bytes: JPEG }) });
    expect(read.map(({ pictures }) => pictures.length)).toEqual(counts);
  });

  it.each(["a4", "letter"] as const)("have cards of 63 by 88 mm in fixed positions on %s", async (paper) => {
    const [texts] = await pages({ paper, proxies: many(9) });
    expect(texts?.filled.filter((one) => !isGap(one)).map(rounded)).toEqual(
      rectangles(paper, 9).map(rounded),
    );
    const [pictures] = await pages({
      paper,
      proxies: many(9),
      pictureOf: async () => ({ key: "one", bytes: JPEG }),
    });
    expect(pictures?.pictures.map(rounded)).toEqual(rectangles(paper, 9).map(rounded));
  });

  it.each([
    ["gray", 60 / 255],
    ["white", 1],
  ] as const)("have %s gaps around the cards", async (gaps, gray) => {
    const [page] = await pages({ gaps, proxies: many(4) });
    const found = page?.filled.filter(isGap) ?? [];
    expect(found.map(rounded)).toEqual(rectangles("a4", 4).map(withGap).map(rounded));
    for (const gap of found) expect(gap.gray).toBeCloseTo(gray, 2);
  });

  it.each(["a4", "letter"] as const)(
    "have the cut lines of the full grid on %s, on the last too",
    async (paper) => {
      const read = await pages({ paper, proxies: many(10) });
      for (const { lines } of read) {
        for (const { from, to } of cutLines(paper)) {
          const isDrawn = lines.some((line) =>
            [...from, ...to].every((at, end) => Math.abs(at - (line[end] ?? Number.NaN)) < 0.001),
          );
          expect(isDrawn).toBe(true);
        }
      }
    },
  );
});

describe("a card without a picture", () => {
  const textsOf = async (name: string, set?: string) => {
    const [page] = await pages({
      proxies: [named(name)],
      textCardOf: ({ card }) => textCardOf(card, t, { translation: undefined, set }),
    });
    return page?.texts ?? [];
  };

  it("describes a vampire", async () => {
    const shown = (await textsOf("Theo Bell")).map(({ text }) => text);
    expect(shown).toEqual(
      expect.arrayContaining(["Theo Bell", "Brujah · Group 2", "pot", "cel", "dom", "pre", "7"]),
    );
    expect(shown.join(" ")).toContain("Camarilla: ");
  });

  it("shows requirements and costs of a library card", async () => {
    const shown = (await textsOf("Deflection", "Keepers of Tradition")).map(({ text }) => text);
    expect(shown).toEqual(expect.arrayContaining(["Deflection", "dom", "1", "Keepers of Tradition"]));
    expect(shown.join(" ")).toContain("is bleeding");
  });

  it.each(CARDS.map((card) => card.displayName))("fits all of %s on the card", async (name) => {
    const { x, y, width, height } = cardRectangle("a4", 0);
    for (const shown of await textsOf(name)) {
      expect(shown.x).toBeGreaterThan(x + 1.5);
      expect(shown.x).toBeLessThan(x + width - 2);
      expect(shown.y).toBeGreaterThan(y + 3);
      expect(shown.y).toBeLessThan(y + height - 2);
    }
  });

  it.each(["Œuvre: “Rötschreck” – ñ (1)", "Bolesław Gutowski", "Věnceslava ≤ Erdős"])(
    "writes %s as text",
    async (name) => {
      const [page] = await pages({
        textCardOf: (proxy) => ({
          ...textCardOf(proxy.card, t, { translation: undefined, set: undefined }),
          name,
        }),
      });
      expect(page?.texts[0]?.text).toBe(name);
    },
  );
});

describe("the work", () => {
  it("reports progress, and the number of cards without a picture", async () => {
    const done: number[] = [];
    const { withoutPicture } = await proxyFile(
      job({
        proxies: many(5),
        pictureOf: async ({ card }) =>
          card === CARDS[1] ? { key: "invalid", bytes: JPEG.slice(0, 24) } : { key: "one", bytes: JPEG },
        onDone: (cards) => done.push(cards),
      }),
    );
    expect(done).toEqual([1, 2, 3, 4, 5]);
    expect(withoutPicture).toBe(1);
  });

  it("yields to the page after every slice of time", async () => {
    let now = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => (now += 20));
    const rests = vi.spyOn(globalThis, "setTimeout");
    await proxyFile(job({ proxies: many(10) }));
    expect(rests).toHaveBeenCalledTimes(10);
    // The clock stands still, so nothing yields.
    rests.mockClear();
    clock.mockReturnValue(0);
    await proxyFile(job({ proxies: many(10) }));
    expect(rests).not.toHaveBeenCalled();
    clock.mockRestore();
    rests.mockRestore();
  });

  it("stops when it is aborted", async () => {
    const controller = new AbortController();
    const onDone = vi.fn((cards: number) => {
      if (cards === 3) controller.abort();
    });
    await expect(proxyFile(job({ proxies: many(50), onDone, signal: controller.signal }))).rejects.toThrow();
    expect(onDone).toHaveBeenCalledTimes(3);
  });

  it("embeds a picture once, however often it is printed", async () => {
    const pictureOf = async () => ({ key: "one", bytes: JPEG });
    const { content } = await proxyFile(job({ proxies: many(9), pictureOf }));
    expect(
      Buffer.from(content)
        .toString("latin1")
        .match(/\/DCTDecode/g),
    ).toHaveLength(1);
  });
});
