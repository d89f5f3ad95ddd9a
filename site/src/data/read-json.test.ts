import fc from "fast-check";
import { expect, test } from "vitest";
import { readJson } from "./read-json";

/** A response whose body arrives in pieces of these sizes, the last of them repeated. */
function inPieces(text: string, sizes: readonly number[]): Response {
  const bytes = new TextEncoder().encode(text);
  let start = 0;
  let piece = 0;
  return new Response(
    new ReadableStream({
      pull(controller) {
        if (start >= bytes.length) return controller.close();
        const size = sizes[Math.min(piece, sizes.length - 1)] ?? 1;
        controller.enqueue(bytes.slice(start, start + size));
        start += size;
        piece += 1;
      },
    }),
  );
}

test("any document arrives whole, wherever its bytes are divided", async () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), sizes, async (value, sizes) => {
      const text = JSON.stringify(value);
      expect(await readJson(inPieces(text, sizes))).toEqual(JSON.parse(text));
    }),
  );
});

test("the page handles input before the body is parsed", async () => {
  const order: string[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    order.push("input");
    port1.close();
  };
  port2.postMessage("a key");
  await readJson(inPieces("{}", [2]));
  order.push("parsed");
  expect(order).toEqual(["input", "parsed"]);
});

test("letters of several bytes are not torn apart", async () => {
  expect(await readJson(inPieces('{"name":"Étienne Fauberge 🦇"}', [1]))).toEqual({
    name: "Étienne Fauberge 🦇",
  });
});

test("a body that is cut off, empty or no JSON is refused", async () => {
  for (const text of ['{"cards":[{"id":1', "", "<!doctype html>"]) {
    await expect(readJson(inPieces(text, [4]))).rejects.toThrow(SyntaxError);
  }
  await expect(readJson(new Response(null))).rejects.toThrow(SyntaxError);
});

test("a connection that breaks is an error", async () => {
  const broken = new ReadableStream({
    pull: (controller) => controller.error(new TypeError("network error")),
  });
  await expect(readJson(new Response(broken))).rejects.toThrow("network error");
});
