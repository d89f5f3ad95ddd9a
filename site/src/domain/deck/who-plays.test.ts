import { expect, test } from "vitest";
import type { CryptCard, LibraryCard } from "../card/card";
import { SAMPLE_CRYPT, SAMPLE_LIBRARY, sampleCryptBase } from "../samples/bases";
import { type Players, whoPlays } from "./who-plays";

const BASE = sampleCryptBase();
const CONTEXT = { base: BASE, texts: BASE.english };

function vampire(displayName: string): CryptCard {
  const found = SAMPLE_CRYPT.find((card) => card.displayName === displayName);
  if (!found) throw new Error(`no sample card ${displayName}`);
  return found;
}

function card(name: string): LibraryCard {
  const found = SAMPLE_LIBRARY.find((one) => one.name === name);
  if (!found) throw new Error(`no sample card ${name}`);
  return found;
}

/** 2 Alan Sovereign (DOM AUS for pre), 3 Theo Bell (POT cel dom pre), 4 Anarch Convert, 1 Volker (CEL pot, prince). */
const CRYPT = [
  { card: vampire("Alan Sovereign"), copies: 2 },
  { card: vampire("Theo Bell"), copies: 3 },
  { card: vampire("Anarch Convert"), copies: 4 },
  { card: vampire("Volker, The Puppet Prince"), copies: 1 },
];

const CASES: readonly [name: string, why: string, Players | undefined][] = [
  ["Deflection", "dominate: five can, two of them at superior", { inferior: 5, superior: 2 }],
  ["Behind You!", "obfuscate: nobody can", { inferior: 0, superior: 0 }],
  ["Bliss", "both dominate and presence; nobody has both at superior", { inferior: 5, superior: 0 }],
  ["Second Tradition: Domain", "a Camarilla prince, no discipline", { inferior: 1, superior: undefined }],
  [
    "Adhocracy",
    "an Anarch with one of three disciplines: the converts have none",
    { inferior: 0, superior: 0 },
  ],
  ["Blood Doll", "a master needs no vampire", undefined],
  [".44 Magnum", "anyone can", undefined],
];

test.each(CASES)("%s: %s", (name, _why, players) => {
  expect(whoPlays(CRYPT, CONTEXT)(card(name))).toEqual(players);
});

test("one of several alternative disciplines at superior level is enough", () => {
  const anarch = [
    { card: vampire("Theo Bell (G6)"), copies: 2 },
    { card: vampire("Bolesław Gutowski"), copies: 3 },
  ];
  expect(whoPlays(anarch, CONTEXT)(card("Adhocracy"))).toEqual({ inferior: 5, superior: 2 });
});

test("a crypt without vampires plays nothing that requires one", () => {
  expect(whoPlays([], CONTEXT)(card("Deflection"))).toEqual({ inferior: 0, superior: 0 });
});
