import { describe, expect, it } from "vitest";
import { ConnectionError, HttpError, RequestTimeoutError } from "../data/http";
import { UnknownSchemaError } from "../data/manifest";
import { BadAddressError, failureOf } from "./failure";
import { ModuleLoadError } from "./load-screen";

const answered = (status: number) => new HttpError(new Response(null, { status }), "GET", "/data/x.json");

describe("failureOf", () => {
  it.each([
    [answered(400), "bad-request"],
    [answered(403), "forbidden"],
    [answered(404), "not-found"],
    [answered(405), "method-not-allowed"],
    [answered(500), "connection"],
    [answered(503), "connection"],
    [new RequestTimeoutError(), "connection"],
    [new ConnectionError("GET", "/data/x.json", new TypeError("Failed to fetch")), "connection"],
    [new BadAddressError("abc"), "bad-request"],
    [new UnknownSchemaError(2), "update"],
    [new ModuleLoadError("crypt", new TypeError("Failed to fetch")), "unexpected"],
    [new Error("a slip of ours"), "unexpected"],
    ["a text", "unexpected"],
    [undefined, "unexpected"],
  ] as const)("%s is %s", (error, failure) => {
    expect(failureOf(error, true)).toBe(failure);
  });

  it("blames the network when a screen cannot be fetched offline", () => {
    expect(failureOf(new ModuleLoadError("crypt", new TypeError("Failed to fetch")), false)).toBe(
      "connection",
    );
  });
});
