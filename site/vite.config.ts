import { readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { serviceWorker } from "./service-worker.config.ts";

/** Libraries for one rare purpose: fetched on first use, never precached. */
const RARE = /node_modules\/(fuse\.js|jspdf|xlsx|qrcode|html2canvas|canvg|dompurify|fflate)\//;

/** What every page needs and only a new pin changes: one file, kept by browsers over our own releases. */
const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|react-store|store|react-query|query-core))\//;

/** What else every page needs: one file, in which all of it is compressed together. */
const FRAME = /src\/app\/main\.tsx$/;

/** Small things that every deck needs, on its page and in what is opened from there: one file for all of them. */
const DECK_BASICS =
  /src\/(domain\/deck\/(list\/(families|short-name|selector-tab)|facts\/(binomial|draw-chance|shown-chance))|features\/deck\/(facts\/facts|room\/deck-frame|selector\/selector|tags\/tags)\.module)|icons\/(eye-off|lock|snowflake)\.m?js/;

/** What every list of cards is made of: as files of their own they would be larger. */
const CARD_ROWS =
  /src\/(ui\/(card\/(discipline-(strip|badge|columns)|requirement|game-term|card-(pool|link|label|marks)|cost|capacity-disc)|card-row\/(card-name|card-row|crypt-line|library-needs|narrow-row))|domain\/card\/card-words)/;

/** The small controls above lists and in forms, for the same reason. */
const CONTROLS = /src\/ui\/(form\/(form\.module|select|toggle-button|choice)|use-media|panel)/;

/** Small dialogs that several places open. */
const DISPLAY = /src\/app\/shell\/(display-settings|key-map|menu-sheet)\.tsx$/;

/** What jspdf fetches to turn pages and drawings into a PDF, which nothing here does: with a new pin, look again. */
const NOTHING = new URL("shell/nothing.ts", import.meta.url).pathname;

/** One version for the whole product: the one of the Python package. */
function productVersion(): string {
  const found = /^version = "([^"]+)"/m.exec(
    readFileSync(new URL("../pyproject.toml", import.meta.url), "utf8"),
  );
  if (!found?.[1]) throw new Error("pyproject.toml names no version");
  return found[1];
}

export default defineConfig({
  define: { "import.meta.env.VITE_APP_VERSION": JSON.stringify(productVersion()) },
  plugins: [react(), VitePWA(serviceWorker)],
  resolve: {
    alias: {
      // The router's store asks for the shim that older versions of React need.
      "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector",
      html2canvas: NOTHING,
      canvg: NOTHING,
      dompurify: NOTHING,
    },
  },
  build: {
    target: ["chrome117", "firefox119", "safari17.4"],
    outDir: "../.artifacts/site",
    emptyOutDir: true,
    // One style sheet: all of it is compressed together, and a page asks once.
    cssCodeSplit: false,
    manifest: true,
    // Which files a room needs is told by its page; for later rooms the service worker has them. Listed in the frame
    // as well, their names would be a tenth of it.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ["src/app/main.tsx", "shell/boot.ts"],
      // Nothing here, and no library of ours, reads a property for the effect of reading it.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          groups: [
            { name: "libraries", test: LIBRARIES, priority: 2 },
            { name: "frame", test: FRAME, priority: 1 },
            { name: "display", test: DISPLAY },
            { name: "deck-basics", test: DECK_BASICS },
            { name: "card-rows", test: CARD_ROWS },
            { name: "controls", test: CONTROLS },
          ],
        },
        // Seven letters tell two builds of one file apart, and the frame names almost every file.
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
