// Turns a JSON Schema (stdin) into types of the site: `generate-types.ts published` those of the published data,
// `generate-types.ts api` those of the API. `--check` compares instead of writing and exits 1 when the committed
// file has drifted.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { stdin } from "node:process";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const ORIGINS: Readonly<Record<string, { readonly from: string; readonly root: string }>> = {
  published: { from: "card_pipeline/model", root: "PublishedFiles" },
  api: { from: "the functions", root: "ApiShapes" },
};

async function readAll(): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of stdin) parts.push(part);
  return Buffer.concat(parts).toString("utf8");
}

const name = process.argv[2] ?? "";
const origin = ORIGINS[name];
if (!origin) throw new Error(`Say which types: ${Object.keys(ORIGINS).join(" or ")}`);
const target = fileURLToPath(new URL(`../src/generated/${name}.ts`, import.meta.url));
const source = await compile(JSON.parse(await readAll()), origin.root, {
  additionalProperties: false,
  // Lists of limited length become tuples of every length otherwise.
  ignoreMinAndMaxItems: true,
  bannerComment: `// Generated from ${origin.from} by \`make types\`. Do not edit.`,
  style: { printWidth: 110 },
});
if (!process.argv.includes("--check")) {
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, source);
} else if (!existsSync(target) || readFileSync(target, "utf8") !== source) {
  process.stderr.write(`site/src/generated/${name}.ts has drifted from ${origin.from}: run \`make types\`\n`);
  process.exit(1);
}
