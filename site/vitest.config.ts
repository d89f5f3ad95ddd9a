import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

// Rules run without a DOM, and are all that `make check` runs; components (*.test.tsx) in happy-dom.
export default defineConfig({
  test: {
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "rules",
          environment: "node",
          testTimeout: 15_000,
          // Rules leave nothing behind that another file could meet.
          isolate: false,
          include: ["src/**/*.test.ts", "cli/{answer,parsed-deck,time-limited}.test.ts"],
        },
      },
      {
        // Each starts the command as a person would: `make check` leaves them to `make test`.
        test: { name: "commands", environment: "node", include: ["cli/{query,parse-deck}.test.ts"] },
      },
      {
        plugins: [react()],
        test: {
          name: "components",
          environment: "happy-dom",
          // A fresh world per file without a fresh process.
          pool: "vmThreads",
          testTimeout: 15_000,
          include: ["src/**/*.test.tsx"],
          setupFiles: ["./test/setup.ts"],
        },
      },
    ],
  },
});
