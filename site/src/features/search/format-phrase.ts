import { disciplineCode } from "../../domain/card/disciplines";
import { PATHS, pathLabel } from "../../domain/card/paths";
import { preconName, setName } from "../../domain/card/set-names";
import type { Phrase } from "../../domain/search/phrase";
import { BCP } from "../../domain/search/shared/print";
import type { SetCatalogue } from "../../generated/published";
import type { Translate } from "../../i18n/translation";
import { gameTerm } from "../../ui/card/game-term";
import { formatKey } from "../../ui/search/format-problem";

/** A filter in the interface language: "capacity at most 7". */
export function formatPhrase(t: Translate, { key, params }: Phrase, catalogue: SetCatalogue): string {
  const formatted = Object.entries(params).map(([name, value]) => [
    name,
    term(t, key, name, value, catalogue),
  ]);
  return formatKey(t, `phrase.${key}`, Object.fromEntries(formatted));
}

function term(t: Translate, key: string, name: string, value: string | number, catalogue: SetCatalogue) {
  if (typeof value === "number") return value;
  if (name === "set") return value === BCP ? value : setName(value, catalogue);
  if (name === "precon") return preconName(value, catalogue);
  switch (key.split(".")[0]?.replace(/^requires-/, "")) {
    case "discipline":
      return value
        .split(" / ")
        .map((part) => disciplineWord(t, part))
        .join(" / ");
    case "title":
      return gameTerm(t, "title", value.replace(/ \(titled\)$/, ""));
    case "sect":
      return gameTerm(t, "sect", value);
    case "type":
      return gameTerm(t, "type", value);
    case "clan":
      return pathWord(t, value) ?? value;
    default:
      return value;
  }
}

/** "Dominate" is translated; the notation "CEL" is kept. */
function disciplineWord(t: Translate, name: string): string {
  const code = disciplineCode(name);
  return code === undefined ? name : gameTerm(t, "discipline", code);
}

function pathWord(t: Translate, label: string): string | undefined {
  const path = PATHS.find((one) => pathLabel(one) === label);
  return path && gameTerm(t, "path", path);
}
