import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { appManifest } from "./app-manifest.config";
import { sharedImport } from "./src/features/deck/dialogs/import/shared-import";

const pictures = [...(appManifest.icons ?? []), ...(appManifest.screenshots ?? [])].filter(({ src }) =>
  src.endsWith(".png"),
);

it.each(pictures.map(({ src, sizes }) => [src, sizes]))(
  "%s exists with the size that is said",
  (src, sizes) => {
    const file = readFileSync(new URL(`public${src}`, import.meta.url));
    // The header of a PNG has width and height.
    expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes);
  },
);

it("hands shared texts, URLs and files over to the import", () => {
  const { params } = appManifest.share_target as { params: Record<"text" | "title" | "url", string> };
  expect(sharedImport(`?${params.title}=A&${params.text}=2+Blood+Doll`).text).toBe("2 Blood Doll");
  expect(sharedImport(`?${params.title}=A&${params.url}=https://a.example/`).from).toBe("site");
  const [handler] = appManifest.file_handlers as readonly { action: string }[];
  expect(sharedImport(new URL(handler?.action ?? "", "https://a.example").search).hasFile).toBe(true);
});
