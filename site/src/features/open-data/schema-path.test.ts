import { expect, it } from "vitest";
import { latestPath, schemaPath } from "./schema-path";

it.each([
  ["crypt", "/schemas/crypt.json"],
  ["cards.es-ES", "/schemas/cards.es-ES.json"],
  ["twd", "/schemas/twd.json"],
  ["twd-texts.1998", "/schemas/twd-texts.series.json"],
  ["tda", "/schemas/tda.json"],
  ["tda.11669", "/schemas/tda.series.json"],
  ["changes", "/schemas/changes.json"],
  ["changes.2019", "/schemas/changes.series.json"],
])("the schema of %s is %s", (file, path) => {
  expect(schemaPath(file)).toBe(path);
});

it.each([
  ["crypt", "/latest/crypt.json"],
  ["icons.otf", "/latest/icons.otf"],
])("the newest version of %s is at %s", (file, path) => {
  expect(latestPath(file)).toBe(path);
});
