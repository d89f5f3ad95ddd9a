import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SAMPLE_CRYPT, SAMPLE_LIBRARY } from "../samples/bases";
import { cryptFromPublished, libraryFromPublished } from "./from-published";
import { imageFile } from "./image-file";

const crypt = (id: number) => SAMPLE_CRYPT.find((card) => card.id === id);
const library = (id: number) => SAMPLE_LIBRARY.find((card) => card.id === id);

test.each([
  [201362, "Theo Bell"],
  [201363, "Theo Bell (ADV)"],
  [201613, "Theo Bell (G6)"],
  [201458, "Volker, The Puppet Prince"],
])("shows crypt card %i as %s", (id, name) => {
  expect(crypt(id)?.displayName).toBe(name);
});

test.each([
  [100135, "The Barrens"],
  [100053, "An Anarch Manifesto"],
  [100001, ".44 Magnum"],
  [100074, "Anthelios, The Red Star"],
])("shows library card %i as %s", (id, name) => {
  expect(library(id)?.displayName).toBe(name);
});

test("fills in fields that the file omits", () => {
  expect(crypt(200076)).toMatchObject({
    title: "",
    path: "",
    group: "any",
    advanced: false,
    aka: [],
    banned: "",
  });
  expect(library(100135)).toMatchObject({ blood: 0, pool: 0, clans: [], disciplines: [], requirement: [] });
  expect(library(100119)).toMatchObject({ blood: "X", hasFlavour: true });
  expect(library(100440)).toMatchObject({ createdCapacity: 2, capacityChange: 0 });
  expect(crypt(200041)).toMatchObject({ advanced: true, otherVersion: 200040 });
});

test("has the number of winning decks where known", () => {
  const cards = [
    { ...card(), id: 200001 },
    { ...card(), id: 200002 },
  ];
  expect(cryptFromPublished({ cards }).map(({ twd }) => twd)).toEqual([undefined, undefined]);
  expect(cryptFromPublished({ cards, twd: [0, 17] }).map(({ twd }) => twd)).toEqual([0, 17]);
  const other = { id: 100001, name: "x", text: "", types: [], sets: {}, artists: [] };
  expect(libraryFromPublished({ cards: [other], twd: [5] }).map(({ twd }) => twd)).toEqual([5]);
});

test("rejects a card of the other part", () => {
  expect(() => cryptFromPublished({ cards: [{ ...card(), id: 100001 }] })).toThrow("100001");
  expect(() =>
    libraryFromPublished({ cards: [{ id: 200001, name: "x", text: "", types: [], sets: {}, artists: [] }] }),
  ).toThrow("200001");
});

function card() {
  return {
    name: "x",
    text: "",
    sets: {},
    artists: [],
    clan: "Brujah",
    sect: "Anarch" as const,
    group: 1,
    capacity: 1,
    disciplines: {},
  };
}

interface ImageCase {
  readonly ascii: string;
  readonly group?: number | "any";
  readonly advanced?: boolean;
  readonly image: string;
}

const IMAGE_CASES: readonly ImageCase[] = JSON.parse(
  readFileSync(new URL("../../../../tests/contract/image-names.json", import.meta.url), "utf8"),
);

test.each(IMAGE_CASES)("names the picture $image like the pipeline", ({ ascii, image, ...crypt }) => {
  expect(imageFile({ asciiName: ascii, ...crypt })).toBe(image);
});
