import { expect, it } from "vitest";
import { fileRows, totals } from "./file-rows";

const file = (bytes: number) => ({
  path: "x",
  bytes,
  brotli: bytes / 4,
  gzip: bytes / 2,
  sha256: "x",
  count: 2,
});

it("files of a series share the row of the first, with their sums", () => {
  const rows = fileRows({
    changes: file(40),
    "changes.1994": file(400),
    crypt: file(8),
    "changes.1995": file(80),
    "tda.11669": file(4),
  });
  expect(rows.map((row) => row.map(({ name }) => name))).toEqual([
    ["changes"],
    ["changes.1994", "changes.1995"],
    ["crypt"],
    ["tda.11669"],
  ]);
  expect(rows[1] && totals(rows[1])).toEqual({ count: 4, bytes: 480, brotli: 120 });
});
