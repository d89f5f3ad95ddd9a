import type { jsPDF } from "jspdf";
import { CARD, type Rectangle } from "../../../../domain/deck/proxy/page-layout";
import { printableText } from "../../../../domain/deck/proxy/printable-text";
import type { Drawn, Measure, Shape, TextCard } from "../../../../domain/deck/proxy/text-card";
import { layOutTextCard } from "../../../../domain/deck/proxy/text-card-layout";
import { chooseFont } from "./pdf-fonts";

const POINTS_A_MM = 72 / 25.4;
const INK = 0;
const PAPER = 255;
const BORDER = { inset: 1.5, radius: 2, line: 0.25 };
const THIN = 0.15;

/** Measures texts in this document. */
export function measureIn(pdf: jsPDF): Measure {
  const known = new Map<string, number>();
  return (text, font) => {
    const key = `${font} ${text}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    chooseFont(pdf, font, 1);
    const width = pdf.getStringUnitWidth(printableText(text));
    known.set(key, width);
    return width;
  };
}

/** Draws the text card, black on white. */
export function drawTextCard(pdf: jsPDF, card: TextCard, rectangle: Rectangle, measure: Measure): void {
  const { inset, radius, line } = BORDER;
  pdf.setFillColor(PAPER, PAPER, PAPER).rect(rectangle.x, rectangle.y, CARD.width, CARD.height, "F");
  pdf.setDrawColor(INK).setLineWidth(line);
  pdf.roundedRect(
    rectangle.x + inset,
    rectangle.y + inset,
    CARD.width - 2 * inset,
    CARD.height - 2 * inset,
    radius,
    radius,
    "S",
  );
  for (const drawn of layOutTextCard(card, measure)) draw(pdf, drawn, rectangle);
}

function draw(pdf: jsPDF, drawn: Drawn, { x, y }: Rectangle): void {
  if (drawn.kind === "words") {
    write(pdf, { ...drawn, x: x + drawn.x, y: y + drawn.y });
    return;
  }
  const { width, height } = drawn;
  const fill = drawn.dark ? INK : PAPER;
  pdf.setFillColor(fill, fill, fill).setLineWidth(THIN);
  SHAPES[drawn.shape](pdf, { x: x + drawn.x, y: y + drawn.y, width, height });
}

function write(pdf: jsPDF, { text, x, y, size, font, light }: Extract<Drawn, { kind: "words" }>): void {
  chooseFont(pdf, font, size * POINTS_A_MM);
  pdf.setTextColor(light ? PAPER : INK).text(printableText(text), x, y);
}

type Draw = (pdf: jsPDF, rectangle: Rectangle) => void;

const SHAPES: Readonly<Record<Shape, Draw>> = {
  line: (pdf, { x, y, width }) => pdf.line(x, y, x + width, y),
  square: (pdf, { x, y, width, height }) => pdf.roundedRect(x, y, width, height, 0.4, 0.4, "FD"),
  circle: (pdf, { x, y, width, height }) => pdf.circle(x + width / 2, y + height / 2, width / 2, "FD"),
  diamond: (pdf, { x, y, width, height }) =>
    outline(pdf, x, y + height / 2, [
      [width / 2, -height / 2],
      [width / 2, height / 2],
      [-width / 2, height / 2],
    ]),
  shield: (pdf, { x, y, width, height }) =>
    outline(pdf, x, y, [
      [width, 0],
      [0, height * 0.6],
      [-width / 2, height * 0.4],
      [-width / 2, -height * 0.4],
    ]),
  // From the tip down the right side, around the bottom and up again.
  drop: (pdf, { x, y, width, height }) =>
    outline(pdf, x + width / 2, y - height * 0.15, [
      [0, 0, width / 2, height * 0.45, width / 2, height * 0.7],
      [0, height * 0.55, -width, height * 0.55, -width, 0],
      [0, -height * 0.25, width / 2, -height * 0.7, width / 2, -height * 0.7],
    ]),
};

/** Lines and curves, each relative to the end of the last one. */
function outline(pdf: jsPDF, x: number, y: number, steps: readonly (readonly number[])[]): void {
  pdf.lines(
    steps.map((step) => [...step]),
    x,
    y,
    [1, 1],
    "FD",
    true,
  );
}
