/** Other words for values, by the key of their filter; only those count whose value the filter knows. */
const ALIASES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  clan: { none: "not required" },
  sect: { none: "not required", cam: "camarilla", sab: "sabbat" },
  discipline: { none: "not required" },
  title: { none: "not required", specific: "titled specific", ic: "inner circle" },
  titles: { none: "non-titled", ic: "inner circle" },
  type: { mod: "action modifier", pa: "political action", equip: "equipment", react: "reaction" },
  traits: {
    rush: "enter combat",
    wake: "unlock",
    agg: "aggravated",
    adv: "advancement",
    advanced: "advancement",
    bounce: "bounce bleed",
    accel: "put blood",
    ce: "combat ends",
    "+1bleed": "1 bleed",
    "+2bleed": "2 bleed",
    "+1stealth": "1 stealth",
    "+1intercept": "1 intercept",
    "+1strength": "1 strength",
    "+2strength": "2 strength",
    bleed: "1 bleed",
    stealth: "1 stealth",
    intercept: "1 intercept",
    strength: "1 strength",
  },
};

const NO_ALIASES: Readonly<Record<string, string>> = {};

export function aliasesOf(key: string): Readonly<Record<string, string>> {
  return ALIASES[key] ?? NO_ALIASES;
}

const SHORT_WORDS = ["none", "specific"];

/** The alias that a value is printed as. */
export function shortWord(key: string, value: string): string | undefined {
  return SHORT_WORDS.find((word) => aliasesOf(key)[word] === value);
}
