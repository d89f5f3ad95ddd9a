import { beforeEach, vi } from "vitest";

interface SavedFile {
  readonly name: string;
  readonly content: Blob;
}

/** The files that the browser saves in a test of this file. Tests restore all mocks themselves. */
export function savedFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  beforeEach(() => {
    saved.length = 0;
    let latest = new Blob();
    vi.spyOn(URL, "createObjectURL").mockImplementation((content) => {
      latest = content as Blob;
      return "blob:file";
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, content: latest });
    });
  });
  return saved;
}
