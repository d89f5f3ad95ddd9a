import { existsSync } from "node:fs";

const FOUND = process.env.CHROMIUM_PATH;

/** How the tests and benchmarks start a browser; `tests/chromium.py` finds its path. */
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
 * The same browser without what its windows need, where it is installed too: a third less to do for journeys.
 * JavaScript is compiled and collected on the thread of its page: other threads cost more where every processor is busy.
 */
export const SHELL_OR_CHROMIUM = {
  ...CHROMIUM,
  ...(existsSync(SHELL) ? { executablePath: SHELL } : {}),
  args: [...CHROMIUM.args, "--js-flags=--single-threaded"],
};
