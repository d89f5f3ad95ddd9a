import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { SITE } from "./gateway";

/** Folders with thousands of pages, which are copied only when they are changed. */
const ARTICLES = ["cards", "decks", "precons"];

/** A copy of the built site for one journey. */
export interface SiteCopy {
  readonly folder: string;
  /** Changes a file together with its compressed variants. */
  readonly change: (file: string, edit: (text: string) => string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

export async function siteCopy(): Promise<SiteCopy> {
  const folder = await mkdtemp(join(tmpdir(), "methuselah-"));
  const articles = ARTICLES.map((name) => join(SITE, name));
  await cp(SITE, folder, { recursive: true, filter: (source) => !articles.includes(source) });
  return {
    folder,
    change: async (file, edit) => {
      const path = join(folder, file);
      const before = await readFile(existsSync(path) ? path : join(SITE, file), "utf8");
      const after = edit(before);
      if (after === before) throw new Error(`${file} stays as it was`);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, after);
      await writeFile(`${path}.br`, brotliCompressSync(after, FAST));
      await writeFile(`${path}.gz`, gzipSync(after));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
