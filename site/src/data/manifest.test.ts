import { describe, expect, it } from "vitest";
import type { Manifest } from "../generated/published";
import { fileUrl, KNOWN_SCHEMA, parseManifest, UnknownSchemaError } from "./manifest";

const manifest: Manifest = {
  schema: KNOWN_SCHEMA,
  version: "2026-04-09.1a2b3c",
  counts: { crypt: 1785 },
  files: {
    crypt: { path: "crypt.3f9a0c1b2d4e.json", bytes: 9, brotli: 3, gzip: 4, sha256: "3f9a", count: 1785 },
  },
  sources: [],
};

describe("manifest", () => {
  it("accepts the schema it was built for", () => {
    expect(parseManifest(manifest)).toBe(manifest);
  });

  it.each([{ ...manifest, schema: KNOWN_SCHEMA + 1 }, { ...manifest, schema: "1" }, {}, null, [], "gone"])(
    "refuses %j",
    (raw) => {
      expect(() => parseManifest(raw)).toThrow(UnknownSchemaError);
    },
  );

  it("finds a file by its logical name", () => {
    expect(fileUrl(manifest, "crypt")).toBe("/data/crypt.3f9a0c1b2d4e.json");
    expect(fileUrl(manifest, "cards.es-ES")).toBeUndefined();
  });
});
