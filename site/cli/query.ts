/**
 * Runs the site's own search on the built data:
 *   npm run query -w site --silent -- crypt '{"clan":{"value":["brujah"]}}'
 * prints the ids as a JSON array, and so does a search in words:
 *   npm run query -w site --silent -- crypt --text 'ANI POT cap<=5'
 * Parts that are not understood go to standard error with their places, and the exit code is 2. With --batch each line
 * of the input is "kind<TAB>q" or "kind --text<TAB>words" and has one line of output.
 */
import { runCommand } from "./command.ts";
import { runQuery } from "./run-query.ts";

await runCommand(runQuery);
