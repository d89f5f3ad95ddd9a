/**
 * Runs the site's own search on the built data:
 *   npm run query -w site --silent -- crypt '{"clan":{"value":["brujah"]}}'
 * prints the ids as a JSON array. With --batch each line of the input is "kind<TAB>q" and has one line of output.
 */
import { runCommand } from "./command.ts";
import { runQuery } from "./run-query.ts";

await runCommand(runQuery);
