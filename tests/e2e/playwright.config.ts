import { defineConfig, devices } from "@playwright/test";
import { SHELL_OR_CHROMIUM } from "./chromium";
import { PORT, serveCommand } from "./gateway";

export default defineConfig({
  testDir: ".",
  outputDir: "../../.artifacts/browser",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // More than two processors: a journey waits for a third of its time.
  workers: 3,
  // How long something may take to appear on a busy machine; no test waits for it when all is well.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  retries: 0,
  reporter: [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: SHELL_OR_CHROMIUM,
    // Journeys about the offline site allow the service worker for themselves.
    serviceWorkers: "block",
    permissions: ["clipboard-read", "clipboard-write"],
    // A new browser profile would compile the whole site again. Playwright empties this one between journeys
    // (storage, cache, cookies, pages, routes, clock); the rest is put back in `fixtures.ts`.
    reuseContext: true,
    // A trace takes a third of the time again: `--trace=retain-on-failure` where a picture does not tell enough.
    screenshot: "only-on-failure",
  },
  // A journey runs on a desktop; with @phone on a phone, with @everywhere on both.
  projects: [
    { name: "desktop", grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "phone",
      grep: /@phone|@everywhere/,
      // One dot a pixel: this machine paints without a graphics card.
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
  webServer: {
    command: serveCommand(PORT),
    cwd: "../..",
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
  },
});
