import type { VitePWAOptions } from "vite-plugin-pwa";
import { appManifest } from "./app-manifest.config.ts";

/**
 * How the service worker is built, and which files it keeps. The shell page is rendered after Vite has run, so the
 * site builder replaces SHELL_REVISION in sw.js by the page's own hash.
 */
export const serviceWorker: Partial<VitePWAOptions> = {
  registerType: "prompt",
  injectRegister: null,
  strategies: "injectManifest",
  srcDir: "src/service-worker",
  filename: "sw.ts",
  manifest: appManifest,
  includeManifestIcons: false,
  injectManifest: {
    globPatterns: ["assets/*.{js,css,woff2}", "icons/icon.svg"],
    globIgnores: ["assets/rare/**"],
    additionalManifestEntries: [{ url: "/index.html", revision: "SHELL_REVISION" }],
    modifyURLPrefix: { "": "/" },
    dontCacheBustURLsMatching: /^\/?assets\//,
    rollupFormat: "iife",
    sourcemap: false,
  },
  // The build of the worker does not know the level that the build was started with.
  integration: {
    configureCustomSWViteBuild: (config) => {
      config.logLevel = "warn";
    },
  },
};
