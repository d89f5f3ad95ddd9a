import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { CHUNKS } from "./chunk-groups.config";
import { belongs } from "./chunks.config";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const SOURCES = readdirSync(`${ROOT}/site/src`, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(ts|tsx|css|ttf)$/.test(file) && !/\.test\.(support\.)?tsx?$/.test(file))
  .map((file) => `${ROOT}site/src/${file}`);

it.each(CHUNKS)("$name names only modules that exist", ({ name, priority, modules, packages, icons }) => {
  const isEmpty = (group: object) =>
    SOURCES.every((source) => !belongs({ name, priority, ...group }, source));
  expect(modules?.filter((module) => isEmpty({ modules: [module] })) ?? []).toEqual([]);
  expect(packages?.filter((it) => !existsSync(`${ROOT}/node_modules/${it}/package.json`)) ?? []).toEqual([]);
  const lucide = createRequire(import.meta.url)
    .resolve("lucide")
    .replace(/lucide\/dist\/.*$/, "lucide/dist");
  expect(icons?.filter((icon) => !existsSync(`${lucide}/esm/icons/${icon}.mjs`)) ?? []).toEqual([]);
});

it("names no module in two groups", () => {
  const groupsOf = (source: string) =>
    CHUNKS.filter((group) => belongs(group, source)).map(({ name }) => name);
  const shared = SOURCES.map((source) => ({ source, groups: groupsOf(source) }));
  expect(shared.filter(({ groups }) => groups.length > 1)).toEqual([]);
});
