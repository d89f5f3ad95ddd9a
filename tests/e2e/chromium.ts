import { existsSync } from "node:fs";

const FOUND = process.env.CHROMIUM_PATH;

/** Launch options of tests and benchmarks; `tests/chromium.py` finds the executable. */
export const CHROMIUM = {
  ...(FOUND ? { executablePath: FOUND } : {}),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

const SHELL = `${FOUND}-headless-shell`;

/**
 * The headless shell if installed, which needs a third less CPU for journeys. JavaScript is compiled and collected on
 * the main thread, because other threads cost more on busy machines.
 */
export const SHELL_OR_CHROMIUM = {
  ...CHROMIUM,
  ...(existsSync(SHELL) ? { executablePath: SHELL } : {}),
  args: [...CHROMIUM.args, "--js-flags=--single-threaded"],
};
