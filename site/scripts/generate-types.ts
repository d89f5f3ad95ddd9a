// Turns the JSON Schema of the published data (stdin) into the site's types.
// `--check` compares instead of writing and exits 1 when the committed file has drifted.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { stdin } from "node:process";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const TARGET = fileURLToPath(new URL("../src/generated/published.ts", import.meta.url));
const BANNER = "// Generated from card_pipeline/model by `make types`. Do not edit.";

async function readAll(): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of stdin) parts.push(part);
  return Buffer.concat(parts).toString("utf8");
}

const source = await compile(JSON.parse(await readAll()), "PublishedFiles", {
  additionalProperties: false,
  bannerComment: BANNER,
  style: { printWidth: 110 },
});
if (!process.argv.includes("--check")) {
  mkdirSync(dirname(TARGET), { recursive: true });
  writeFileSync(TARGET, source);
} else if (!existsSync(TARGET) || readFileSync(TARGET, "utf8") !== source) {
  process.stderr.write("site/src/generated/published.ts has drifted from the models: run `make types`\n");
  process.exit(1);
}
