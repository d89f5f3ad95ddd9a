import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const PARSE_DECK = fileURLToPath(new URL("parse-deck.ts", import.meta.url));

function run(words: readonly string[]) {
  const env = { ...process.env, CARD_DATA: "/nowhere/at/all" };
  return spawnSync(process.execPath, ["--import", "tsx", PARSE_DECK, ...words], { env, encoding: "utf8" });
}

test.each([
  [["deck.txt"], 'run "make data"'],
  [[], "usage:"],
])("%o: the error names what is missing", (words, message) => {
  const { status, stdout, stderr } = run(words);
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(message);
});
