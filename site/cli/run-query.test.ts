import { afterEach, expect, test, vi } from "vitest";
import { CommandError } from "./command.ts";
import { runQuery } from "./run-query.ts";

afterEach(() => vi.unstubAllEnvs());

test("without data the error names the command that builds it", async () => {
  vi.stubEnv("CARD_DATA", "/nowhere/at/all");
  await expect(runQuery(["crypt", "{}"])).rejects.toThrow('run "make data"');
  await expect(runQuery(["crypt", "{}"])).rejects.toBeInstanceOf(CommandError);
});

test.each([[[]], [["crypt"]], [["cript", "{}"]], [["--batch", "x"]]])(
  "%o: the error shows the usage",
  async (words) => {
    await expect(runQuery(words)).rejects.toThrow("usage:");
    await expect(runQuery(words)).rejects.toBeInstanceOf(CommandError);
  },
);
