import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { Features } from "lightningcss";
import { defineConfig, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { GROUPS, RARE } from "./chunks.config.ts";
import { optionalStyles } from "./optional-styles.config.ts";
import { serviceWorker } from "./service-worker.config.ts";

/** What jspdf fetches to turn pages and drawings into a PDF, which nothing here does: with a new pin, look again. */
const NOTHING = new URL("shell/nothing.ts", import.meta.url).pathname;

const ROOT = fileURLToPath(new URL(".", import.meta.url));

/** One version for the whole product: the one of the Python package. */
function productVersion(): string {
  const found = /^version = "([^"]+)"/m.exec(
    readFileSync(new URL("../pyproject.toml", import.meta.url), "utf8"),
  );
  if (!found?.[1]) throw new Error("pyproject.toml names no version");
  return found[1];
}

const moduleOfLetters = new Map<string, string>();

/** A class of a CSS module: its own name and three characters of a hash of the module's path. */
function scopedName(name: string, file: string): string {
  const module = relative(ROOT, file);
  const letters = createHash("sha256").update(module).digest("base64url").slice(0, 3);
  const other = moduleOfLetters.get(letters) ?? module;
  if (other !== module) throw new Error(`${module} and ${other} have the same letters: take four`);
  moduleOfLetters.set(letters, module);
  return `${name}_${letters}`;
}

const PRELOADED = [
  // __vitePreload(() => import("./a.js").then((m) => m["b"]), __VITE_PRELOAD__)
  /__vitePreload\(\(\) => (import\([^()]+\)(?:\.then\(\(\w+\) => \w+(?:\.\w+|\["\w+"\])\))?), ?__VITE_PRELOAD__\)/g,
  // __vitePreload(async () => { const { b } = await import("./a.js"); return { b }; }, __VITE_PRELOAD__)
  /__vitePreload\(async \(\) => \{\s*const \{[^}]*\} = await (import\([^()]+\));\s*return \{[^}]*\};?\s*\}, ?__VITE_PRELOAD__\)/g,
];

/** Dynamic imports load nothing but their file (see `resolveDependencies`): Vite's loader of dependencies is left out. */
const importsWithoutDependencies: Plugin = {
  name: "imports-without-dependencies",
  enforce: "pre",
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
  renderChunk: (code) => PRELOADED.reduce((left, wrapped) => left.replace(wrapped, "$1"), code),
};

const TARGET = ["chrome117", "firefox119", "safari17.4"];

export default defineConfig({
  define: { "import.meta.env.VITE_APP_VERSION": JSON.stringify(productVersion()) },
  plugins: [react(), VitePWA(serviceWorker), importsWithoutDependencies, optionalStyles(TARGET)],
  resolve: {
    alias: {
      // The router's store imports the shim that older versions of React need.
      "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector",
      html2canvas: NOTHING,
      canvg: NOTHING,
      dompurify: NOTHING,
    },
  },
  css: {
    modules: { generateScopedName: scopedName },
    // No style has two values for the two schemes, for which each theme would get two more properties.
    lightningcss: { exclude: Features.LightDark },
  },
  build: {
    target: TARGET,
    outDir: "../.artifacts/site",
    emptyOutDir: true,
    // One style sheet besides that of optional parts: it is compressed together, and a page requests it once.
    cssCodeSplit: false,
    manifest: true,
    // Each HTML page lists the files that it needs; the service worker has those of other pages. Listed in the shell
    // as well, their names would be a tenth of it.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ["src/app/main.tsx", "shell/boot.ts"],
      // Nothing here, and no library of ours, reads a property for the effect of reading it.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: { groups: GROUPS },
        // Seven letters tell two builds of one file apart, and the shell names almost every file.
        entryFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash][extname]",
        chunkFileNames: (chunk) =>
          chunk.moduleIds.some((id) => RARE.test(id))
            ? "assets/rare/[name]-[hash:7].js"
            : "assets/[name]-[hash:7].js",
      },
    },
  },
});
