import { create } from "qrcode";

/** The dark modules of a code as an SVG path with modules of size 1. */
export interface QrModules {
  /** Modules along an edge, without the quiet zone. */
  readonly size: number;
  readonly path: string;
}

/** Fetched on first use. Undefined if the text is too long for a code, even with the least error correction. */
export function qrModules(text: string): QrModules | undefined {
  const modules = modulesOf(text);
  if (modules === undefined) return undefined;
  const { size, data } = modules;
  const path = Array.from(data, (dark, index) =>
    dark ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : "",
  );
  return { size, path: path.join("") };
}

function modulesOf(text: string) {
  try {
    return create(text, { errorCorrectionLevel: "L" }).modules;
  } catch (error) {
    if (error instanceof Error && /too big/i.test(error.message)) return undefined;
    throw error;
  }
}
