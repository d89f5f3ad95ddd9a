import { zipSync } from "fflate";

/** A file of an archive. */
export interface PackedFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** A zip archive of one folder. Fetched on first use. */
export function archive(folder: string, files: readonly PackedFile[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const packed = files.map(({ name, content }) => [
    name,
    typeof content === "string" ? encoder.encode(content) : content,
  ]);
  return zipSync({ [folder]: Object.fromEntries(packed) });
}
