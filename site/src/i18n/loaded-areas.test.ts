import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, it } from "vitest";
import { AREAS } from "./catalogue";
import { PAGE_AREAS } from "./page-areas";

/** The rule: a message is shown only by code that is loaded with its area, alone or by the page that it is part of. */

const SRC = resolve(import.meta.dirname, "..");
const ENTRY = "app/main.tsx";
const EVERYWHERE = ["shell", ...PAGE_AREAS.map(({ file }) => file)];
const AREA_OF = new Map(
  AREAS.flatMap(({ file, english }) => Object.keys(english).map((key) => [key, file] as const)),
);

interface Module {
  readonly imports: readonly string[];
  /** Modules that are fetched when they are needed. */
  readonly lazy: readonly string[];
  /** Areas that are loaded with the module where it is fetched. */
  readonly messages: readonly string[];
  /** Areas of the message keys in its text. */
  readonly shown: readonly string[];
  /** Areas of the titles of routes, with the page that is fetched before its title is shown. */
  readonly titles: readonly (readonly [area: string, page: string])[];
}

const TITLE = /staticData: \{ title: "([\w.-]+)" \}/g;
const names = readdirSync(SRC, { recursive: true, encoding: "utf8" });
const files = new Set(names.filter((name) => /\.tsx?$/.test(name) && !name.includes(".test.")));
const modules = new Map([...files].map((file) => [file, readModule(file)]));

function readModule(file: string): Module {
  const text = readFileSync(join(SRC, file), "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const code = text.replace(/^(?:import|export) type [^;]*;/gm, "");
  const targets = (pattern: RegExp) =>
    [...code.matchAll(pattern)].flatMap((found) => target(file, found[1]) ?? []);
  const areas = [...code.matchAll(/import \{ (?:\w+ as )?(\w+) \} from "[./]*i18n\/en\/([\w-]+)"/g)];
  const areaOf = new Map(areas.map(([, name, area]) => [name, area ?? ""]));
  const messages = /export const messages = \[([^\]]*)\]/.exec(code)?.[1]?.split(",") ?? [];
  const keys = [...code.replace(TITLE, "").matchAll(/["']([\w-]+\.[\w.-]+)["']/g)].map(
    (found) => found[1] ?? "",
  );
  return {
    imports: file.startsWith("i18n/") ? [] : targets(/\bfrom "(\.[^"]+)"/g),
    lazy: targets(/\bimport\(\s*"(\.[^"]+)"/g),
    messages: messages.map((name) => areaOf.get(name.trim()) ?? "").filter(Boolean),
    shown: file.startsWith("i18n/")
      ? []
      : [...new Set([...keys.flatMap((key) => AREA_OF.get(key) ?? []), ...areasOfBeginnings(code)])],
    titles: routeTitles(file, code),
  };
}

/** Areas of messages whose key is put together: t(`card.rarity.${code}`). A beginning that several areas share names none. */
function areasOfBeginnings(code: string): readonly string[] {
  return [...code.matchAll(/\bt\(\s*`([\w-]+\.[\w.-]*)\$\{/g)].flatMap(([, beginning = ""]) => {
    const areas = new Set([...AREA_OF].filter(([key]) => key.startsWith(beginning)).map(([, area]) => area));
    return areas.size === 1 ? [...areas] : [];
  });
}

/** A route is an object of its own, or takes what it shares with others from one: `...twdPage`. */
function routeTitles(file: string, code: string): Module["titles"] {
  const objects = [...code.matchAll(/const (\w+) = (?:createRoute\()?\{\n([\s\S]*?)\n\}/g)];
  const bodyOf = new Map(objects.map(([, name = "", body = ""]) => [name, body]));
  return objects.flatMap(([, , body = ""]) => {
    const whole = body.replace(/\.\.\.(\w+),/g, (_, name: string) => bodyOf.get(name) ?? "");
    const [area] = [...whole.matchAll(TITLE)].flatMap(([, key = ""]) => AREA_OF.get(key) ?? []);
    const page = target(file, /import\("(\.[^"]+)"\)/.exec(whole)?.[1]);
    return area === undefined ? [] : [[area, page ?? ""] as const];
  });
}

function target(file: string, path = ""): string | undefined {
  const reached = relative(SRC, resolve(SRC, dirname(file), path));
  return [reached, `${reached}.ts`, `${reached}.tsx`].find((name) => files.has(name));
}

/** The modules that come with one, itself among them. */
function together(first: string): ReadonlySet<string> {
  const found = new Set([first]);
  for (const file of found) for (const imported of modules.get(file)?.imports ?? []) found.add(imported);
  return found;
}

it("shows messages of loaded areas only", () => {
  const complaints = new Set<string>();
  const visited = new Set<string>();
  function visit(entry: string, inherited: readonly string[]): void {
    const loaded = [...new Set([...inherited, ...(modules.get(entry)?.messages ?? [])])].sort();
    if (visited.has(`${entry} ${loaded}`)) return;
    visited.add(`${entry} ${loaded}`);
    for (const file of together(entry)) {
      const { shown = [], lazy = [], titles = [] } = modules.get(file) ?? {};
      for (const area of shown) if (!loaded.includes(area)) complaints.add(`${file} in ${entry}: ${area}`);
      for (const part of lazy) visit(part, loaded);
      for (const [area, page] of titles) {
        const fetched = [page, ...(modules.get(page)?.lazy ?? [])];
        const areas = fetched.flatMap((module) => modules.get(module)?.messages ?? []);
        if (![...loaded, ...areas].includes(area)) {
          complaints.add(`title in ${file} of ${page}: ${area}`);
        }
      }
    }
  }
  visit(ENTRY, EVERYWHERE);
  expect(visited.size).toBeGreaterThan(40);
  expect([...complaints].sort()).toEqual([]);
});
