import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { workbook } from "./workbook";

/** The text of a file within a workbook. */
function within(book: Uint8Array, name: string): string {
  return strFromU8(unzipSync(book)[name] ?? new Uint8Array());
}

test("truncates the name of a sheet to 20 characters, without those that Excel refuses", () => {
  const names = ["Crypt", "A name that is longer than twenty letters", "Guns/Money: [why?]"];
  const book = workbook(names.map((name) => ({ name, rows: [["x"]] })));
  const written = [...within(book, "xl/workbook.xml").matchAll(/<sheet name="([^"]*)"/g)];
  expect(written.map(([, name]) => name)).toEqual(["Crypt", "A name that is longe", "Guns Money   why"]);
});

test("writes numbers as numbers and texts as texts", () => {
  const cells = within(workbook([{ name: "Crypt", rows: [["Awe", 4]] }]), "xl/worksheets/sheet1.xml");
  expect(cells).toMatch(/<c r="A1" t="(?:str|s|inlineStr)"/);
  expect(cells).toMatch(/<c r="B1"(?: t="n")?><v>4<\/v>/);
});
