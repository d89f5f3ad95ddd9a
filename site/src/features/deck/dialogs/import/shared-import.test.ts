import fc from "fast-check";
import { expect, it } from "vitest";
import { sharedImport } from "./shared-import";

const LIST = "Deck Name: Dolls\n\n2 Blood Doll\n3x Theo Bell & Co. +1";

it.each([
  ["a list", { import: LIST }, { from: "text", text: LIST }],
  ["a list with its title", { import: LIST, "import-title": "Dolls" }, { from: "text", text: LIST }],
  ["a URL of its own", { "import-url": "https://a.example/#deck/1" }, { from: "site" }],
  ["a URL in the text", { import: " https://a.example/#deck/1\n" }, { text: "https://a.example/#deck/1" }],
  ["a text with a URL in it", { import: "See https://a.example/" }, { from: "text" }],
  ["only a title", { "import-title": "2 Blood Doll" }, { from: "text", text: "2 Blood Doll" }],
  ["a number, which the router quotes", { import: '"12"' }, { from: "text", text: "12" }],
  ["a file", { "import-file": "1" }, { from: "text", text: "", hasFile: true }],
  ["nothing", {}, { from: "text", text: "", hasFile: false }],
])("reads %s", (_what, parameters, expected) => {
  expect(sharedImport(`?${new URLSearchParams(parameters as Record<string, string>)}`)).toMatchObject(
    expected,
  );
});

it("never fails, whatever another app sends", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (search) => void sharedImport(`?import=${search}`)));
});
