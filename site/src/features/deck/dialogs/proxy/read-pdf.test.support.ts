import { inflateSync } from "node:zlib";
import type { Rectangle } from "../../../../domain/deck/proxy/page-layout";

/** A filled rectangle: 0 is black, 1 white. */
interface Filled extends Rectangle {
  readonly gray: number;
}

/** The content of a page in drawing order, in mm from the upper left corner. */
export interface ReadPage {
  readonly width: number;
  readonly height: number;
  readonly filled: readonly Filled[];
  readonly pictures: readonly Rectangle[];
  /** Straight lines by their ends. */
  readonly lines: readonly (readonly [x: number, y: number, toX: number, toY: number])[];
  readonly texts: readonly { readonly x: number; readonly y: number; readonly text: string }[];
}

const POINT = 25.4 / 72;

/** Reads the PDFs that this site writes, independently of the library that writes them. */
export function readPdf(file: Uint8Array): readonly ReadPage[] {
  const bytes = Buffer.from(file);
  const text = bytes.toString("latin1");
  const objects = new Map<string, number>();
  for (const found of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) objects.set(found[1] ?? "", found.index);
  const body = (id: string) => text.slice(objects.get(id), text.indexOf("endobj", objects.get(id)));
  const kids = /\/Kids \[([^\]]*)\]/.exec(text)?.[1] ?? "";
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, id = ""]) => {
    const page = body(id);
    const [left = 0, bottom = 0, right = 0, top = 0] = numbers(
      /\/MediaBox \[([^\]]*)\]/.exec(page)?.[1] ?? "",
    );
    const streamAt = (reference: string) => streamOf(bytes, text, objects.get(reference) ?? 0);
    const fonts = new Map<string, Characters>();
    for (const [, name = "", font = ""] of body(referenceIn(page, "Resources")).matchAll(
      /\/(F\d+) (\d+) 0 R/g,
    ))
      fonts.set(name, charactersIn(streamAt(referenceIn(body(font), "ToUnicode"))));
    return readContents(streamAt(referenceIn(page, "Contents")), {
      width: right - left,
      height: top - bottom,
      fonts,
    });
  });
}

/** Characters by glyph, both as in the file: four hexadecimal digits. */
type Characters = ReadonlyMap<string, string>;

function charactersIn(toUnicode: string): Characters {
  const pairs = toUnicode.matchAll(/^<(\w{4})><(\w{4})>$/gm);
  return new Map(
    Array.from(pairs, ([, glyph = "", code = ""]) => [glyph, String.fromCharCode(Number.parseInt(code, 16))]),
  );
}

/** The object that an entry of a dictionary refers to. */
function referenceIn(dictionary: string, entry: string): string {
  return new RegExp(`/${entry} (\\d+) 0 R`).exec(dictionary)?.[1] ?? "";
}

function streamOf(bytes: Buffer, text: string, from: number): string {
  const length = Number(/\/Length (\d+)/.exec(text.slice(from))?.[1]);
  const start = text.indexOf("stream\n", from) + "stream\n".length;
  return inflateSync(bytes.subarray(start, start + length)).toString("latin1");
}

function numbers(written: string): number[] {
  return written.trim().split(/\s+/).map(Number);
}

interface PageFacts {
  readonly width: number;
  readonly height: number;
  readonly fonts: ReadonlyMap<string, Characters>;
}

function readContents(contents: string, { width, height, fonts }: PageFacts): ReadPage {
  const filled: Filled[] = [];
  const pictures: Rectangle[] = [];
  const lines: [number, number, number, number][] = [];
  const texts: { x: number; y: number; text: string }[] = [];
  const box = (x: number, y: number, wide: number, high: number): Rectangle => ({
    x: Math.min(x, x + wide) * POINT,
    y: (height - Math.max(y, y + high)) * POINT,
    width: Math.abs(wide) * POINT,
    height: Math.abs(high) * POINT,
  });
  let gray = 0;
  let at: [number, number] = [0, 0];
  let font: Characters | undefined;
  let rectangle: Rectangle | undefined;
  let path: [number, number, number, number][] = [];
  let placed: Rectangle | undefined;
  for (const line of contents.split("\n")) {
    const operator = /([A-Za-z*]+)$/.exec(line.trim())?.[1] ?? "";
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers(line.replace(/[A-Za-z*]+\s*$/, ""));
    if (operator === "g") gray = a;
    else if (operator === "rg") gray = (a + b + c) / 3;
    else if (operator === "re") rectangle = box(a, b, c, d);
    else if (operator === "f" && rectangle) {
      filled.push({ ...rectangle, gray });
      rectangle = undefined;
    } else if (operator === "m") {
      at = [a, b];
      path = [];
    } else if (operator === "l") {
      path.push([at[0] * POINT, (height - at[1]) * POINT, a * POINT, (height - b) * POINT]);
      at = [a, b];
    } else if (operator === "S") {
      lines.push(...path);
      path = [];
    } else if (operator === "cm") placed = box(e, f, a, d);
    else if (operator === "Do" && placed) pictures.push(placed);
    else if (operator === "Td") at = [a, b];
    else if (operator === "Tf") font = fonts.get(/^\/(F\d+) /.exec(line)?.[1] ?? "");
    else if (operator === "Tj") {
      const glyphs = /^<(\w*)> Tj/.exec(line)?.[1]?.match(/\w{4}/g) ?? [];
      const text = glyphs.map((glyph) => font?.get(glyph) ?? "\ufffd").join("");
      texts.push({ x: at[0] * POINT, y: (height - at[1]) * POINT, text });
    }
  }
  return { width: width * POINT, height: height * POINT, filled, pictures, lines, texts };
}
