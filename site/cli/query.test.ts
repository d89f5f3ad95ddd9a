import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const QUERY = fileURLToPath(new URL("query.ts", import.meta.url));

function run(words: readonly string[], cardData: string) {
  const env = { ...process.env, CARD_DATA: cardData };
  return spawnSync(process.execPath, ["--import", "tsx", QUERY, ...words], { env, encoding: "utf8" });
}

test("without data it says how to make it", () => {
  const { status, stdout, stderr } = run(["crypt", "{}"], "/nowhere/at/all");
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toContain('run "make data"');
});

test.each([[[]], [["crypt"]], [["cript", "{}"]], [["--batch", "x"]]])("%o: says how it is used", (words) => {
  const { status, stderr } = run(words, "");
  expect(status).toBe(2);
  expect(stderr).toContain("usage:");
});
