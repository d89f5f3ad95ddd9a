import { jsPDF } from "jspdf";
import { expect, it } from "vitest";
import { isPrintable } from "../../../../domain/deck/proxy/printable-text";
import { addFonts, chooseFont } from "./pdf-fonts";

const BASIC_PLANE = Array.from({ length: 0xd800 }, (_, code) => code);

it.each(["plain", "bold", "display"] as const)("has a glyph for every printable character (%s)", (font) => {
  const pdf = new jsPDF();
  addFonts(pdf);
  chooseFont(pdf, font, 1);
  const { codeMap } = pdf.getFont().metadata.cmap.unicode;
  const found = BASIC_PLANE.filter((code) => codeMap[code] > 0).map((code) => String.fromCharCode(code));
  expect(found.join("")).toBe(
    BASIC_PLANE.map((code) => String.fromCharCode(code))
      .filter(isPrintable)
      .join(""),
  );
});
