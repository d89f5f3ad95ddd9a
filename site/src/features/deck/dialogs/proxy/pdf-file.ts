import { jsPDF } from "jspdf";
import {
  CARDS_A_PAGE,
  cardRectangle,
  cutLines,
  PAPERS,
  type Paper,
  type Rectangle,
  withGap,
} from "../../../../domain/deck/proxy/page-layout";
import type { ProxyCard } from "../../../../domain/deck/proxy/selection";
import type { TextCard } from "../../../../domain/deck/proxy/text-card";
import { drawTextCard, measureIn } from "./draw-text-card";
import { addFonts } from "./pdf-fonts";

export type Gaps = "gray" | "white";

/** A JPEG; the same key is the same picture. */
export interface Picture {
  readonly key: string;
  readonly bytes: Uint8Array;
}

export interface ProxyJob {
  readonly title: string;
  readonly proxies: readonly ProxyCard[];
  readonly paper: Paper;
  readonly gaps: Gaps;
  readonly textCardOf: (proxy: ProxyCard) => TextCard;
  /** undefined: no picture is available. */
  readonly pictureOf: (proxy: ProxyCard) => Promise<Picture | undefined>;
  readonly onDone: (cards: number) => void;
  readonly signal: AbortSignal;
}

export interface ProxyFile {
  readonly content: Uint8Array<ArrayBuffer>;
  /** The number of cards that are printed as text cards. */
  readonly withoutPicture: number;
}

const DARK_GRAY = 60;
const WHITE = 255;
const CUT_LINE = { color: 0, width: 0.1 };
/** An animation frame: longer work yields to the page in between. */
const MAX_SLICE_MS = 12;

/** Draws cards on as many pages as needed. Rejects with the signal's reason when aborted. */
export async function proxyFile(job: ProxyJob): Promise<ProxyFile> {
  const pdf = newFile(job);
  const measure = measureIn(pdf);
  const drawPicture = pictureDrawer(pdf);
  const rest = breather();
  let withoutPicture = 0;
  for (const [index, proxy] of job.proxies.entries()) {
    const number = index % CARDS_A_PAGE;
    if (number === 0) startPage(pdf, job, index);
    const rectangle = cardRectangle(job.paper, number);
    const picture = await job.pictureOf(proxy);
    if (!(picture && drawPicture(picture, rectangle))) {
      withoutPicture += 1;
      drawTextCard(pdf, job.textCardOf(proxy), rectangle, measure);
    }
    job.onDone(index + 1);
    await rest();
    job.signal.throwIfAborted();
  }
  return { content: new Uint8Array(pdf.output("arraybuffer")), withoutPicture };
}

function newFile({ title, paper }: ProxyJob): jsPDF {
  const { width, height } = PAPERS[paper];
  const pdf = new jsPDF({
    unit: "mm",
    format: [width, height],
    compress: true,
    putOnlyUsedFonts: true,
    floatPrecision: 4,
  });
  addFonts(pdf);
  return pdf.setProperties({ title });
}

/** Draws the gaps under the cards of the page, and the cut lines beside them. */
function startPage(pdf: jsPDF, { paper, gaps, proxies }: ProxyJob, first: number): void {
  if (first > 0) pdf.addPage();
  const cards = Math.min(proxies.length - first, CARDS_A_PAGE);
  const fill = gaps === "gray" ? DARK_GRAY : WHITE;
  pdf.setFillColor(fill, fill, fill);
  for (let number = 0; number < cards; number += 1) {
    const { x, y, width, height } = withGap(cardRectangle(paper, number));
    pdf.rect(x, y, width, height, "F");
  }
  pdf.setDrawColor(CUT_LINE.color).setLineWidth(CUT_LINE.width);
  for (const { from, to } of cutLines(paper)) pdf.line(...from, ...to);
}

/** Draws a picture; returns false if it is invalid, because a host may respond with anything. */
function pictureDrawer(pdf: jsPDF): (picture: Picture, rectangle: Rectangle) => boolean {
  const invalid = new Map<string, boolean>();
  return ({ key, bytes }, { x, y, width, height }) => {
    if (invalid.get(key) ?? isInvalid(pdf, bytes)) {
      invalid.set(key, true);
      return false;
    }
    invalid.set(key, false);
    pdf.addImage(bytes, "JPEG", x, y, width, height, key);
    return true;
  };
}

function isInvalid(pdf: jsPDF, bytes: Uint8Array): boolean {
  try {
    const { fileType, width, height } = pdf.getImageProperties(bytes);
    return fileType !== "JPEG" || !(width > 0 && height > 0);
  } catch {
    return true;
  }
}

/** Yields to the page whenever a slice of time is used up. */
function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < MAX_SLICE_MS) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
