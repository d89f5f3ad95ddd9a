import { queryOptions } from "@tanstack/react-query";
import type { Manifest } from "../generated/published";
import { request } from "./http";
import { storeOfflineCopy } from "./offline-copy";

/** The shape of the published data this site understands; raised together with the pipeline's `SCHEMA`. */
export const KNOWN_SCHEMA = 1;

const FOLDER = "/data/";
const URL = `${FOLDER}manifest.json`;

/** The published data is newer than this page: only a newer page can read it. */
export class UnknownSchemaError extends Error {
  override readonly name = "UnknownSchemaError";
  readonly schema: unknown;

  constructor(schema: unknown) {
    super(`Published data has schema ${String(schema)}, this page reads ${KNOWN_SCHEMA}`);
    this.schema = schema;
  }
}

/** Raises UnknownSchemaError when the manifest is not one this page can read. */
export function parseManifest(raw: unknown): Manifest {
  const schema = typeof raw === "object" && raw !== null && "schema" in raw ? raw.schema : undefined;
  if (schema !== KNOWN_SCHEMA) throw new UnknownSchemaError(schema);
  return raw as Manifest;
}

async function fetchManifest(): Promise<Manifest> {
  const response = await request(URL);
  storeOfflineCopy("data", URL, response);
  return parseManifest(await response.json());
}

/** Read once a page load: all files of one visit belong together. */
export function manifestOptions() {
  return queryOptions({ queryKey: ["manifest"], queryFn: fetchManifest });
}

/** Address of a published file by its logical name, undefined when it is not published. */
export function fileUrl(manifest: Manifest, name: string): string | undefined {
  const file = manifest.files[name];
  return file && FOLDER + file.path;
}
