import { defineConfig } from "@playwright/test";
import journeys from "../e2e/playwright.config";

/** `make soak`: the browser and the server of the journeys, one test after the other. */
export default defineConfig({
  ...journeys,
  testDir: ".",
  workers: 1,
  timeout: 600_000,
  projects: journeys.projects?.map(({ grep: _, grepInvert: __, ...project }) => project) ?? [],
});
