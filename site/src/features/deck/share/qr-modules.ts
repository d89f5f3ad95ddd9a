import { create } from "qrcode";

/** The dark fields of a code as the path of a drawing with fields of size 1. */
export interface QrModules {
  /** Fields along an edge, the quiet zone not counted. */
  readonly size: number;
  readonly path: string;
}

/** Fetched on first use. Undefined when no code can hold the text, even with the least correction of errors. */
export function qrModules(text: string): QrModules | undefined {
  const modules = modulesOf(text);
  if (modules === undefined) return undefined;
  const { size, data } = modules;
  const path = Array.from(data, (dark, at) => (dark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : ""));
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
