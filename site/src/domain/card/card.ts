/** Domain model of cards, built from the published files by `domain/card/from-published.ts`. */

declare const brand: unique symbol;

/** Crypt ids are above 200000, library ids from 100000 to 199999. */
export type CryptId = number & { readonly [brand]: "crypt" };
export type LibraryId = number & { readonly [brand]: "library" };
export type CardId = CryptId | LibraryId;

/** `aus`, `tha` (Blood Sorcery), `flight`, virtues such as `jud`. */
export type DisciplineCode = string;
/** 1 inferior, 2 superior. */
export type DisciplineLevel = 1 | 2;

export type Sect = "Camarilla" | "Sabbat" | "Laibon" | "Independent" | "Anarch" | "Imbued";

/** Set code → rarity letter, precon code or promo date → frequency or copies. */
export type Printings = Readonly<Record<string, Readonly<Record<string, number>>>>;

interface CardCommon {
  /** Official name, article last: "Barrens, The". */
  readonly name: string;
  /**
   * Article first, with a suffix if vampires share the name: "The Barrens", "Theo Bell (G6)", "Alan Sovereign (ADV)".
   */
  readonly displayName: string;
  readonly asciiName: string;
  readonly aka: readonly string[];
  /** File name of the picture, without folder and extension. */
  readonly image: string;
  /** Full name of the path, "" for none. */
  readonly path: string;
  /** Rules text; lines end in "\n"; icons in brackets: "[pot]". */
  readonly text: string;
  /** Card names in the text → ids. */
  readonly references: Readonly<Record<string, CardId>>;
  /** Where the text differs from the last printing: start and end of each range, alternating. */
  readonly reworded: readonly number[];
  readonly sets: Printings;
  /** ISO date of the oldest printing, "" if unknown; in the future for an unreleased card. */
  readonly firstPrint: string;
  /** ISO date from which on it may be played, if that is later than its first printing. */
  readonly legalFrom?: string | undefined;
  readonly artists: readonly string[];
  /** ISO date of the ban, "" if legal. */
  readonly banned: string;
  /** Number of winning decks with the card; undefined if no archive was available. */
  readonly twd: number | undefined;
}

export interface CryptCard extends CardCommon {
  readonly kind: "crypt";
  readonly id: CryptId;
  /** Clan, or the creed of an imbued. */
  readonly clan: string;
  readonly sect: Sect;
  /** Lower case, "" for none. */
  readonly title: string;
  readonly group: number | "any";
  readonly capacity: number;
  readonly disciplines: Readonly<Record<DisciplineCode, DisciplineLevel>>;
  readonly advanced: boolean;
  readonly otherVersion: CryptId | undefined;
  readonly newer: boolean;
}

export type Cost = number | "X";

export interface LibraryCard extends CardCommon {
  readonly kind: "library";
  readonly id: LibraryId;
  readonly types: readonly string[];
  readonly clans: readonly string[];
  readonly disciplines: readonly DisciplineCode[];
  /** With several disciplines: any one is enough, or all are required. */
  readonly disciplineLogic: "any" | "all";
  /** Requirement tokens, lower case: "sabbat", "capacity 5 or more". */
  readonly requirement: readonly string[];
  /** 0 = no cost. */
  readonly blood: Cost;
  readonly pool: Cost;
  readonly conviction: Cost;
  readonly burn: boolean;
  readonly trifle: boolean;
  /** Capacity of the vampire that this card creates. */
  readonly createdCapacity: number | undefined;
  readonly capacityChange: number;
  readonly hasFlavour: boolean;
}

export type Card = CryptCard | LibraryCard;
export type CardKind = Card["kind"];
