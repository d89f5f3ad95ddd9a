import fc from "fast-check";
import jsQR from "jsqr";
import { expect, it } from "vitest";
import { deckUrl, readDeckInUrl } from "../../domain/deck/url/deck-in-url";
import { qrModules } from "./qr-modules";

/** The quiet zone around a code, in modules. */
const QUIET = 4;
/** Pixels along the edge of a module: readers need more than one. */
const DOTS = 3;

/** Draws a code as on the screen, and reads the picture with another library. */
function readBack(text: string): string | undefined {
  const { size, path } = qrModules(text) ?? { size: 0, path: "" };
  const edge = (size + 2 * QUIET) * DOTS;
  const picture = new Uint8ClampedArray(edge * edge * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let dot = 0; dot < DOTS * DOTS; dot += 1) {
      const column = (Number(x) + QUIET) * DOTS + (dot % DOTS);
      const row = (Number(y) + QUIET) * DOTS + Math.floor(dot / DOTS);
      picture.fill(0, (row * edge + column) * 4, (row * edge + column) * 4 + 3);
    }
  }
  const read = jsQR(picture, edge, edge);
  return read ? new TextDecoder().decode(Uint8Array.from(read.binaryData)) : undefined;
}

it("holds the URL of a deck", () => {
  const url = "https://cards.example.org/decks/Aaaaaaaa1";
  expect(readBack(url)).toBe(url);
});

it("holds the URL that contains a whole deck", () => {
  const library = Array.from({ length: 60 }, (_, at) => `${100_001 + 7 * at}=${1 + (at % 9)}`);
  const { draft } = readDeckInUrl("?name=Rötschreck!&author=Zoë", ["200076=4", ...library].join(";"));
  const url = deckUrl("https://cards.example.org/decks/deck", draft);
  expect(url.length).toBeGreaterThan(600);
  expect(readBack(url)).toBe(url);
});

it("holds any text of a URL", () => {
  const letter = fc.constantFrom(..."abcXYZ019-._~:/?#[]@!$&'()*+,;=%");
  const texts = fc.string({ unit: letter, minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(texts, (text) => readBack(text) === text),
    { numRuns: 25 },
  );
});

it("is undefined for a text that is too long", () => {
  expect(qrModules("a".repeat(2953))).toBeDefined();
  expect(qrModules("a".repeat(2954))).toBeUndefined();
});
