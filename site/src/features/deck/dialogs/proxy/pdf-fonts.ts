import type { jsPDF } from "jspdf";
import type { Font } from "../../../../domain/deck/proxy/text-card";
import bold from "./fonts/arimo-bold.ttf?inline";
import plain from "./fonts/arimo-regular.ttf?inline";
import display from "./fonts/tinos-bold.ttf?inline";

const FILES: Readonly<Record<Font, string>> = { plain, bold, display };
const STYLE = "normal";

/** Adds the fonts to the document, which embeds the glyphs that it uses: names of cards stay searchable text. */
export function addFonts(pdf: jsPDF): void {
  for (const [font, dataUrl] of Object.entries(FILES)) {
    const file = `${font}.ttf`;
    pdf.addFileToVFS(file, dataUrl.slice(dataUrl.indexOf(",") + 1));
    pdf.addFont(file, font, STYLE);
  }
}

/** @param points font size. */
export function chooseFont(pdf: jsPDF, font: Font, points: number): void {
  pdf.setFont(font, STYLE).setFontSize(points);
}
