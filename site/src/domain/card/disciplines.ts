import type { DisciplineCode, DisciplineLevel } from "./card";

/** Disciplines of vampires, by name (docs/rules/search.md §8.3). */
export const DISCIPLINES = {
  Abombwe: "abo",
  Animalism: "ani",
  Auspex: "aus",
  "Blood Sorcery": "tha",
  Celerity: "cel",
  Chimerstry: "chi",
  Daimoinon: "dai",
  Dementation: "dem",
  Dominate: "dom",
  Fortitude: "for",
  Melpominee: "mel",
  Mytherceria: "myt",
  Necromancy: "nec",
  Obeah: "obe",
  Obfuscate: "obf",
  Oblivion: "obl",
  Obtenebration: "obt",
  Potence: "pot",
  Presence: "pre",
  Protean: "pro",
  Quietus: "qui",
  Sanguinus: "san",
  Serpentis: "ser",
  Spiritus: "spi",
  Temporis: "tem",
  Thanatosis: "thn",
  Valeren: "val",
  Vicissitude: "vic",
  Visceratika: "vis",
} as const satisfies Record<string, DisciplineCode>;

/** Virtues of the imbued; they have no superior level. */
export const VIRTUES = {
  Defense: "def",
  Innocence: "inn",
  Judgment: "jud",
  Martyrdom: "mar",
  Redemption: "red",
  Vengeance: "ven",
  Vision: "viz",
} as const satisfies Record<string, DisciplineCode>;

/** Only required by library cards. */
export const EXTRA_DISCIPLINES = {
  Flight: "flight",
  Maleficia: "mal",
  Striga: "str",
} as const satisfies Record<string, DisciplineCode>;

/** Former names in old links. */
const FORMER_NAMES: Readonly<Record<string, DisciplineCode>> = { thaumaturgy: "tha" };

const ALL: readonly (readonly [string, DisciplineCode])[] = [
  ...Object.entries(DISCIPLINES),
  ...Object.entries(EXTRA_DISCIPLINES),
  ...Object.entries(VIRTUES),
];
const NAME_BY_CODE = new Map(ALL.map(([name, code]) => [code, name]));
const CODE_BY_NAME = new Map([
  ...ALL.map(([name, code]) => [name.toLowerCase(), code] as const),
  ...Object.entries(FORMER_NAMES),
]);
const VIRTUE_CODES: ReadonlySet<DisciplineCode> = new Set(Object.values(VIRTUES));
const EXTRA_CODES: ReadonlySet<DisciplineCode> = new Set(Object.values(EXTRA_DISCIPLINES));

/** `tha` → "Blood Sorcery"; an unknown code is returned as it is. */
export function disciplineName(code: DisciplineCode): string {
  return NAME_BY_CODE.get(code) ?? code;
}

/** "blood sorcery", in any case → `tha`. */
export function disciplineCode(name: string): DisciplineCode | undefined {
  return CODE_BY_NAME.get(name.toLowerCase());
}

export function isDisciplineCode(code: string): boolean {
  return NAME_BY_CODE.has(code);
}

export function isVirtue(code: DisciplineCode): boolean {
  return VIRTUE_CODES.has(code);
}

/** Flight, Maleficia and Striga, which no vampire has among its disciplines. */
export function isExtraDiscipline(code: DisciplineCode): boolean {
  return EXTRA_CODES.has(code);
}

/** Written superior first, each level in the order of the card: `CEL OBF POT aus` (docs/rules/search.md §8.3). */
export function formatDisciplines(levels: Readonly<Record<DisciplineCode, DisciplineLevel>>): string {
  const codes = Object.keys(levels);
  const superior = codes.filter((code) => levels[code] === 2).map((code) => code.toUpperCase());
  const inferior = codes.filter((code) => levels[code] === 1);
  return [...superior, ...inferior].join(" ");
}
