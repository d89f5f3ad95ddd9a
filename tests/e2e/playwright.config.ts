import { defineConfig, devices } from "@playwright/test";
import { SHELL_OR_CHROMIUM } from "./chromium";
import { serveCommand, WORKERS, workerPort, workerUrl } from "./gateway";

export default defineConfig({
  testDir: ".",
  outputDir: "../../.artifacts/browser",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: WORKERS,
  // Maximum wait for elements on a busy machine; normally nothing waits that long.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  retries: 0,
  reporter: [["list"]],
  use: {
    launchOptions: SHELL_OR_CHROMIUM,
    // Journeys about offline use enable the service worker.
    serviceWorkers: "block",
    permissions: ["clipboard-read", "clipboard-write"],
    // A new browser profile would compile the whole site again. Playwright resets this one between journeys (storage,
    // cache, cookies, pages, routes, clock); `fixtures.ts` resets the rest.
    reuseContext: true,
    // Traces take a third more time: use `--trace=retain-on-failure` when a screenshot is not enough.
    screenshot: "only-on-failure",
  },
  // Journeys run on a desktop; with @phone on a phone, with @everywhere on both.
  projects: [
    { name: "desktop", grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "phone",
      grep: /@phone|@everywhere/,
      // One device pixel per CSS pixel: the machine renders without a GPU.
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
  webServer: Array.from({ length: WORKERS }, (_, worker) => ({
    command: serveCommand(workerPort(worker)),
    cwd: "../..",
    url: `${workerUrl(worker)}/`,
    reuseExistingServer: false,
  })),
});
