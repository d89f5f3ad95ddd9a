/** Larger files are not read as the text of a deck; bytes. */
export const MAX_FILE_BYTES = 1_000_000;

/** Text of a file of unknown age: UTF-8, UTF-16 when its first bytes say so, else what old Windows programs wrote. */
export function fileText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
