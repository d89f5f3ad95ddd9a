import { describe, expect, it } from "vitest";
import { ConnectionError, HttpError, RequestTimeoutError } from "../data/http";
import { UnknownSchemaError } from "../data/manifest";
import { ModuleLoadError } from "../lazy/load-screen";
import { BadUrlError, failureKind } from "./failure-kind";

const answered = (status: number) => new HttpError(new Response(null, { status }), "GET", "/data/x.json");

describe("failureKind", () => {
  it.each([
    [answered(400), "bad-request"],
    [answered(403), "forbidden"],
    [answered(404), "not-found"],
    [answered(405), "method-not-allowed"],
    [answered(500), "connection"],
    [answered(503), "connection"],
    [new RequestTimeoutError(), "connection"],
    [new ConnectionError("GET", "/data/x.json", new TypeError("Failed to fetch")), "connection"],
    [new BadUrlError("abc"), "bad-request"],
    [new UnknownSchemaError(2), "update"],
    [new ModuleLoadError("crypt", new TypeError("Failed to fetch")), "unexpected"],
    [new Error("a slip of ours"), "unexpected"],
    ["a text", "unexpected"],
    [undefined, "unexpected"],
  ] as const)("%s is %s", (error, failure) => {
    expect(failureKind(error, true)).toBe(failure);
  });

  it('is "connection" when a page cannot be fetched offline', () => {
    expect(failureKind(new ModuleLoadError("crypt", new TypeError("Failed to fetch")), false)).toBe(
      "connection",
    );
  });
});
