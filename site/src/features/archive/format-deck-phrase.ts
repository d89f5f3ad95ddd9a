import type { Card } from "../../domain/card/card";
import { PATHS, pathLabel } from "../../domain/card/paths";
import type { Phrase } from "../../domain/search/phrase";
import type { Translate } from "../../i18n/translation";
import { gameTerm } from "../../ui/card/game-term";
import { formatKey } from "../../ui/search/format-problem";

export type FindCard = (id: number) => Card | undefined;

/** A filter of a deck search in the interface language: "4 or more Deflection". */
export function formatDeckPhrase(t: Translate, { key, params }: Phrase, find: FindCard): string {
  const formatted = Object.entries(params).map(([name, value]) => [name, term(t, key, name, value, find)]);
  return formatKey(t, `phrase.${key}`, Object.fromEntries(formatted));
}

function term(t: Translate, key: string, name: string, value: string | number, find: FindCard) {
  if (name === "card") return find(Number(value))?.displayName ?? String(value);
  if (name === "code") return gameTerm(t, "discipline", String(value));
  if (name === "type") return gameTerm(t, "type", String(value));
  if (key.startsWith("sect.")) return gameTerm(t, "sect", String(value));
  const path = key.startsWith("clan.") && PATHS.find((one) => pathLabel(one) === value);
  return path ? gameTerm(t, "path", path) : value;
}
