import { resolve } from "node:path";
import { argv, env, exit } from "node:process";

/** The command failed; the message says why. */
export class CommandError extends Error {}

/** Runs a command with the words that were typed; a CommandError ends it with its message and the exit code 2. */
export async function runCommand(main: (words: readonly string[]) => void | Promise<void>): Promise<void> {
  try {
    await main(argv.slice(2));
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    exit(2);
  }
}

/** Files are named from where the command was typed: npm runs scripts in the folder of the package. */
export function typedPath(file: string): string {
  return resolve(env.INIT_CWD ?? ".", file);
}
