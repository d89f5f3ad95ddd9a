import { expect, test } from "vitest";
import { SAMPLE_CRYPT, SAMPLE_LIBRARY, SAMPLE_SETS } from "../samples/bases";
import type { Card } from "./card";
import { type ImageChoice, type ImageSettings, imageCandidates } from "./images";

const SETTINGS: ImageSettings = {
  host: "https://pictures.example/card",
  formats: ["webp", "jpg"],
  cacheVersion: "2025-10-25",
  setFolders: true,
  languages: ["es", "fr"],
};

function candidates(
  id: number,
  choice: ImageChoice,
  settings: Partial<ImageSettings> = {},
): readonly string[] {
  const card: Card | undefined = [...SAMPLE_CRYPT, ...SAMPLE_LIBRARY].find((one) => one.id === id);
  if (card === undefined) throw new Error(`no sample card ${id}`);
  return imageCandidates(card, { ...SETTINGS, ...settings }, SAMPLE_SETS.sets, choice).map((url) =>
    url.replace(SETTINGS.host, "").replace("?v=2025-10-25", ""),
  );
}

const THEO = 201613;
const USUAL = ["/theobellg6.webp", "/theobellg6.jpg"];

test.each<[string, ImageChoice, readonly string[]]>([
  ["the default picture", {}, []],
  ["its language first", { language: "fr" }, ["/fr/theobellg6.webp", "/fr/theobellg6.jpg"]],
  ["no folder for a language that the host lacks", { language: "pt" }, []],
  [
    "a set by its full name",
    { set: "V5A" },
    ["/set/fifth-edition-anarch/theobellg6.webp", "/set/fifth-edition-anarch/theobellg6.jpg"],
  ],
  ["promos in one folder", { set: "Promo" }, ["/set/promo/theobellg6.webp", "/set/promo/theobellg6.jpg"]],
  ["no scan of a set without the card", { set: "CE" }, []],
  ["no early printing for a new card", { legacy: true }, []],
])("offers %s", (_what, choice, first) => {
  expect(candidates(THEO, choice)).toEqual([...first, ...USUAL]);
});

test("uses the last early printing as the legacy picture", () => {
  expect(candidates(201458, { legacy: true })[0]).toBe("/set/dark-sovereigns/volkerthepuppetprinceg2.webp");
  expect(candidates(201362, { legacy: true })[0]).toBe("/set/final-nights/theobellg2.webp");
  expect(candidates(100001, { legacy: true })[0]).toBe("/44magnum.webp");
});

test("has no candidates without a host, and no set scans if the host has none", () => {
  expect(candidates(THEO, {}, { host: "" })).toEqual([]);
  expect(candidates(THEO, { set: "V5A" }, { setFolders: false })).toEqual(USUAL);
});
