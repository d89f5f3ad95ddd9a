import { readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { serviceWorker } from "./service-worker.config.ts";

/** Libraries for one rare purpose: fetched on first use, never precached. */
const RARE = /node_modules\/(fuse\.js|jspdf|xlsx|qrcode|html2canvas|canvg|dompurify|fflate)\//;

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
  build: {
    target: ["chrome117", "firefox119", "safari17.4"],
    outDir: "../.artifacts/site",
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ["src/app/main.tsx", "shell/shell.css"],
      output: {
        entryFileNames: "assets/[name]-[hash].js",
        assetFileNames: "assets/[name]-[hash][extname]",
        chunkFileNames: (chunk) =>
          chunk.moduleIds.some((id) => RARE.test(id))
            ? "assets/rare/[name]-[hash].js"
            : "assets/[name]-[hash].js",
      },
    },
  },
});
