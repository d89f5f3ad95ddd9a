import type { LibraryCard } from "../../domain/card/card";
import type { Translate } from "../../i18n/translation";
import { gameTerm } from "./game-term";

const CAPACITY = /^capacity (\d+) or (more|less)$/;
const PATH = "path of ";
const COUNTED = /^(\d) (gehenna|path of .+)$/;

/** A requirement token of the official list in words: "sabbat" → "Sabbat", "capacity 5 or more". */
export function requirementLabel(t: Translate, token: string): string {
  const [, bound, more] = CAPACITY.exec(token) ?? [];
  if (bound)
    return t(more === "more" ? "card.requires.atLeast" : "card.requires.atMost", { capacity: bound });
  const [, count, what] = COUNTED.exec(token) ?? [];
  if (count && what) return t("card.requires.inPlay", { count: Number(count), what: term(t, what) });
  if (token.startsWith("non-") && token !== "non-titled") {
    return t("card.requires.not", { what: term(t, token.slice(4)) });
  }
  return term(t, token);
}

function term(t: Translate, token: string): string {
  const key = `card.requires.${token}`;
  if (t.knows(key)) return t(key);
  if (token.startsWith(PATH)) return gameTerm(t, "path", token.slice(PATH.length));
  for (const kind of ["sect", "title"] as const) {
    const known = gameTerm(t, kind, token);
    if (known !== token) return known;
  }
  return token.replace(/^./, (letter) => letter.toUpperCase());
}

/** Requirements of a library card except disciplines: clan or creed, path, and others. */
export function requirements(t: Translate, card: LibraryCard): readonly string[] {
  const clans = card.clans.length > 0 ? [card.clans.join(" / ")] : [];
  const path = card.path === "" ? [] : [gameTerm(t, "path", card.path)];
  return [...clans, ...path, ...card.requirement.map((token) => requirementLabel(t, token))];
}
