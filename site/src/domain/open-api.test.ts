import { describe, expect, it } from "vitest";
import { apiOperations } from "./open-api";

describe("the operations of a document", () => {
  it("have method, path, words and answers", () => {
    const document = {
      paths: {
        "/api/deck/{id}": {
          get: { summary: "Read Deck", description: "Read a deck.\nMore.", responses: { 200: {}, 404: {} } },
          put: { summary: "Change a deck", responses: { 200: {} } },
        },
      },
    };
    expect(apiOperations(document)).toEqual([
      { method: "GET", path: "/api/deck/{id}", summary: "Read a deck.", answers: ["200", "404"] },
      { method: "PUT", path: "/api/deck/{id}", summary: "Change a deck", answers: ["200"] },
    ]);
  });

  it.each([null, 3, {}, { paths: null }, { paths: [] }])("are none in %j", (document) => {
    expect(apiOperations(document)).toEqual([]);
  });
});
