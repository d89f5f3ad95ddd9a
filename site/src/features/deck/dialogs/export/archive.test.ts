import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { workbook } from "../../../../ui/workbook";
import { archive } from "./archive";

test("archives files in a folder; compresses texts, stores workbooks unchanged", () => {
  const text = "1x Blood Doll\n".repeat(200);
  const book = workbook([{ name: "Crypt", rows: [["Theo Bell", 4]] }]);
  const packed = archive("Decks", [
    { name: "Łódź.txt", content: text },
    { name: "Guns.xlsx", content: book },
  ]);
  const files = unzipSync(packed);
  expect(Object.keys(files)).toEqual(["Decks/", "Decks/Łódź.txt", "Decks/Guns.xlsx"]);
  expect(strFromU8(files["Decks/Łódź.txt"] ?? new Uint8Array())).toBe(text);
  expect(files["Decks/Guns.xlsx"]).toEqual(book);
  expect(strFromU8(packed, true)).toContain(strFromU8(book, true));
  expect(packed.length).toBeLessThan(book.length + 600);
});
