import { CRYPT_TRAITS } from "./crypt/traits";
import { LIBRARY_TRAITS } from "./library/traits";

const each = (prefix: string, parts: readonly string[]): readonly string[] =>
  parts.map((part) => `${prefix}.${part}`);

const traitKeys = (kind: string, traits: readonly string[]): readonly string[] =>
  each(
    `trait.${kind}`,
    traits.map((trait) => trait.replaceAll(" ", "-")),
  );

const PRINTS = ["only", "first", "reprint"];
const COMPARISONS = ["le", "eq", "ge"];
const LOGICS = ["or", "and", "not"];

/** `clan.or`, `clan.not`, `clan.no-path.or`, … */
const listKeys = (
  prefix: string,
  logics: readonly string[],
  tokens: readonly string[],
): readonly string[] => [
  ...each(prefix, logics),
  ...tokens.flatMap((token) => each(`${prefix}.${token}`, logics)),
];

/**
 * Keys of all phrases of card filters; each interface language must have `phrase.<key>`. Parameters: `{value}`, a
 * term of the game, a number or typed text; `{set}`, a set code; `{precon}`, "SET:CODE".
 */
export const PHRASE_KEYS: readonly string[] = [
  ...["any", "name", "text"].flatMap((place) => {
    const key = `text.${place}`;
    return [key, `${key}.not`, `${key}.regex`, `${key}.regex.not`];
  }),
  ...each("discipline", ["inferior", "superior", "virtue"]),
  ...each("discipline.either", ["inferior", "superior", "mixed"]),
  ...COMPARISONS.flatMap((comparison) => [`capacity.${comparison}`, `capacity.${comparison}.not`]),
  ...listKeys("clan", LOGICS, ["no-path", "not-required"]),
  ...listKeys("sect", LOGICS, []),
  ...each("votes", ["none", "ge"]),
  ...["title", "title.none", "group", "artist"],
  ...traitKeys("crypt", CRYPT_TRAITS),
  ...traitKeys("library", LIBRARY_TRAITS),
  ...each("set", ["in", "bcp", "or-newer", "or-older", "not-newer", "not-older"]),
  ...each("precon", ["in", "bcp"]),
  ...each("print", PRINTS),
  ...listKeys("type", LOGICS, []),
  ...listKeys("requires-discipline", [...LOGICS, "only"], ["not-required"]),
  ...each("blood", COMPARISONS),
  ...each("pool", COMPARISONS),
  ...each("requires-capacity", ["le", "ge"]),
  ...listKeys("requires-clan", LOGICS, ["no-path", "not-required"]),
  ...listKeys("requires-sect", LOGICS, ["not-required"]),
  ...listKeys("requires-title", LOGICS, ["not-required", "titled", "non-titled", "titled-specific"]),
];
