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

/** The same browser without what its windows need, where it is installed too: a third less to do for journeys. */
export const SHELL_OR_CHROMIUM = existsSync(SHELL) ? { ...CHROMIUM, executablePath: SHELL } : CHROMIUM;
