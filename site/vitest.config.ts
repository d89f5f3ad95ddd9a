import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const SITE = fileURLToPath(new URL(".", import.meta.url));
const COMPONENTS = readdirSync(`${SITE}src`, { encoding: "utf8", recursive: true })
  .filter((file) => file.endsWith(".test.tsx"))
  .map((file) => `src/${file.replaceAll("\\", "/")}`);
/** Tests that need their own module instances: of the app, of stored data, and with mocked modules. */
const ALONE = COMPONENTS.filter(
  (file) =>
    /^src\/(app|data|lazy)\//.test(file) ||
    /\bvi\.(mock|doMock)\(|\/test\/(deck-page|render-site)"/.test(readFileSync(`${SITE}${file}`, "utf8")),
);

const HAPPY_DOM = { environment: "happy-dom", testTimeout: 15_000 } as const;
const SETUP = "./test/setup.ts";

// Rules run without a DOM, and are all that `make check` runs; components (*.test.tsx) in happy-dom.
export default defineConfig({
  test: {
    maxWorkers: "100%",
    tags: [{ name: "slow", description: "many random examples or long waits: `make check` leaves them out" }],
    projects: [
      {
        test: {
          name: "rules",
          environment: "node",
          testTimeout: 15_000,
          // Tests of rules leave no state that could affect another file.
          isolate: false,
          include: [
            "*.config.test.ts",
            "src/**/*.test.ts",
            "cli/{answer,parsed-deck,run-query,time-limited}.test.ts",
          ],
        },
      },
      {
        // Starts the command in its own process: `make check` leaves it to `make test`.
        test: { name: "commands", environment: "node", include: ["cli/parse-deck.test.ts"] },
      },
      {
        plugins: [react()],
        test: {
          ...HAPPY_DOM,
          name: "components",
          // Test files share the libraries: loading them takes longer than most files run.
          pool: "threads",
          isolate: false,
          sequence: { setupFiles: "list" },
          setupFiles: ["./test/fresh-page.ts", SETUP],
          include: ["src/**/*.test.tsx"],
          exclude: ALONE,
        },
      },
      {
        plugins: [react()],
        test: {
          ...HAPPY_DOM,
          name: "app",
          // A new module graph per file without a new process.
          pool: "vmThreads",
          setupFiles: [SETUP],
          include: ALONE,
        },
      },
    ],
  },
});
