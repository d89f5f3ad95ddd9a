import { type ZippableFile, zipSync } from "fflate";

/** A file of an archive. */
export interface PackedFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** Workbooks are already compressed: compressing a thousand again would block the page. */
const AS_IT_IS = { level: 0 } as const;

/** A zip archive of one folder. Fetched on first use. */
export function archive(folder: string, files: readonly PackedFile[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const packed = files.map(({ name, content }): readonly [string, ZippableFile] => [
    name,
    typeof content === "string" ? encoder.encode(content) : [content, AS_IT_IS],
  ]);
  return zipSync({ [folder]: Object.fromEntries(packed) });
}
