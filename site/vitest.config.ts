import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

// Rules run without a DOM; components (*.test.tsx) in happy-dom.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "rules",
          environment: "node",
          include: ["src/**/*.test.ts", "cli/**/*.test.ts"],
        },
      },
      {
        plugins: [react()],
        test: {
          name: "components",
          environment: "happy-dom",
          testTimeout: 15_000,
          include: ["src/**/*.test.tsx"],
          setupFiles: ["./test/setup.ts"],
        },
      },
    ],
  },
});
