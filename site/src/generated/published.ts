// Generated from card_pipeline/model by `make types`. Do not edit.

/**
 * Every file under /data by its logical name in the manifest.
 */
export interface PublishedFiles {
  manifest: Manifest;
  crypt: CryptFile;
  library: LibraryFile;
  rulings: Rulings;
  flavour: Flavour;
  sets: SetCatalogue;
  precons: PreconDecks;
  names: NameIndex;
  "search-crypt": CryptIndex;
  "search-library": LibraryIndex;
  "cards.es-ES": Overlay;
  "cards.fr-FR": Overlay;
  "cards.pt-PT": Overlay;
  "third-party-ids": ThirdPartyIds;
}
/**
 * ``manifest.json``.
 */
export interface Manifest {
  schema: number;
  /**
   * Data version: the date of the card files and the start of the content hash, ``2026-04-09.1a2b3c``.
   */
  version: string;
  counts: {
    [k: string]: number;
  };
  /**
   * By logical name: ``crypt``, ``library``, ``rulings``, ``flavour``, ``sets``, ``precons``,
   * ``names``, ``search-crypt``, ``search-library``, ``cards.es-ES``, ``cards.fr-FR``,
   * ``cards.pt-PT``, ``third-party-ids``.
   */
  files: {
    [k: string]: PublishedFile;
  };
  sources: Source[];
}
/**
 * One file under dist/data.
 */
export interface PublishedFile {
  /**
   * Relative to the manifest, with the content hash: ``crypt.3f9a0c1b2d4e.json``.
   */
  path: string;
  bytes: number;
  brotli: number;
  /**
   * Sizes in bytes: plain, brotli 11, gzip 9.
   */
  gzip: number;
  sha256: string;
  /**
   * Records in it, where that means something.
   */
  count?: number;
}
/**
 * Where data came from.
 */
export interface Source {
  /**
   * ``cards``, ``rulings``, ``translations``, ``third-party ids``, …
   */
  name: string;
  /**
   * Package and version or address, without a path of this machine.
   */
  origin: string;
  status: "present" | "absent" | "sample";
  sha256?: string;
  /**
   * ISO date of the data where the source tells it.
   */
  date?: string;
}
/**
 * ``crypt.json``, in ascending order of id.
 */
export interface CryptFile {
  cards: CryptCard[];
}
/**
 * A vampire or an imbued.
 */
export interface CryptCard {
  /**
   * Official name, article last: ``Barrens, The``.
   */
  name: string;
  /**
   * Name in ASCII, only when it differs from the name.
   */
  ascii?: string;
  /**
   * Other names the card is known by.
   */
  aka?: string[];
  /**
   * Image file name without folder and ending: ``alashradamrofalamutg2adv``.
   */
  image: string;
  /**
   * Full name of the path: ``Power and the Inner Voice``.
   */
  path?: string;
  /**
   * Rules text; lines end in ``\n``; icons in square brackets: ``[pot]``, ``[ACTION MODIFIER]``.
   */
  text: string;
  /**
   * Card names as they stand in the text → the card meant.
   */
  references?: {
    [k: string]: number;
  };
  sets: {
    [k: string]: {
      [k: string]: number;
    };
  };
  /**
   * Date of the oldest printing; in the future for a card that is not released yet.
   */
  firstPrint?: string;
  artists: string[];
  /**
   * Date the ban took effect.
   */
  banned?: string;
  /**
   * Number of winning decks with the card; absent until an archive has been read.
   */
  twd?: number;
  id: number;
  /**
   * Clan, or the creed of an imbued.
   */
  clan: string;
  sect: "Camarilla" | "Sabbat" | "Laibon" | "Independent" | "Anarch" | "Imbued";
  /**
   * Lower case: ``prince``, ``inner circle``, ``1 vote``. A title gained by merging is in the text.
   */
  title?: string;
  group: number | "any";
  capacity: number;
  /**
   * 1 = inferior, 2 = superior; virtues are 1.
   */
  disciplines: {
    [k: string]: 1 | 2;
  };
  advanced?: true;
  /**
   * The base card of an advanced one and the other way round.
   */
  otherVersion?: number;
  /**
   * An older vampire of this name exists in another group: shown with its group, ``(G6)``.
   */
  newer?: true;
}
/**
 * ``library.json``, in ascending order of id.
 */
export interface LibraryFile {
  cards: LibraryCard[];
}
/**
 * Any other card.
 */
export interface LibraryCard {
  /**
   * Official name, article last: ``Barrens, The``.
   */
  name: string;
  /**
   * Name in ASCII, only when it differs from the name.
   */
  ascii?: string;
  /**
   * Other names the card is known by.
   */
  aka?: string[];
  /**
   * Image file name without folder and ending: ``alashradamrofalamutg2adv``.
   */
  image: string;
  /**
   * Full name of the path: ``Power and the Inner Voice``.
   */
  path?: string;
  /**
   * Rules text; lines end in ``\n``; icons in square brackets: ``[pot]``, ``[ACTION MODIFIER]``.
   */
  text: string;
  /**
   * Card names as they stand in the text → the card meant.
   */
  references?: {
    [k: string]: number;
  };
  sets: {
    [k: string]: {
      [k: string]: number;
    };
  };
  /**
   * Date of the oldest printing; in the future for a card that is not released yet.
   */
  firstPrint?: string;
  artists: string[];
  /**
   * Date the ban took effect.
   */
  banned?: string;
  /**
   * Number of winning decks with the card; absent until an archive has been read.
   */
  twd?: number;
  id: number;
  /**
   * ``["Action Modifier", "Combat"]``: usable as either; in the order of the official file.
   */
  types: string[];
  /**
   * Clan or creed requirement; one of them is enough.
   */
  clans?: string[];
  /**
   * Discipline requirement, alphabetical by discipline name.
   */
  disciplines?: string[];
  /**
   * With several disciplines: one of them is enough (``/``) or all are needed (``&``).
   */
  disciplineLogic?: "any" | "all";
  /**
   * Other requirements, lower case, as in the official list: ``["sabbat"]``, ``["capacity 5 or more"]``.
   */
  requirement?: string[];
  blood?: number | "X";
  pool?: number | "X";
  conviction?: number | "X";
  /**
   * Burn option.
   */
  burn?: true;
  trifle?: true;
  /**
   * Capacity of the vampire this card creates (0-4).
   */
  capacity?: number;
  /**
   * What the card adds to the bearer's capacity (+1, -1, -2).
   */
  capacityChange?: number;
  /**
   * A flavour text exists (published apart).
   */
  flavour?: true;
}
/**
 * ``rulings.json``: each text once, however many cards it applies to.
 */
export interface Rulings {
  texts: Ruling[];
  /**
   * Source key → URL.
   */
  references: {
    [k: string]: string;
  };
  /**
   * Card → its rulings in order: an index into texts, or index and prefix (``[12, "[DOM]"]``).
   */
  cards: {
    [k: string]: (number | [number, string])[];
  };
}
/**
 * One distinct ruling text; icons in brackets as in card texts.
 */
export interface Ruling {
  /**
   * Card references stay in braces, ``{Hidden Lurker}``; the source tokens are taken out.
   */
  text: string;
  /**
   * Keys of `Rulings.references`: ``LSJ 20020620``.
   */
  sources: string[];
  /**
   * Name in braces → card. A name that is unknown stays plain text in braces.
   */
  cards?: {
    [k: string]: number;
  };
}
/**
 * ``flavour.json``: flavour texts of library cards.
 */
export interface Flavour {
  cards: {
    [k: string]: string;
  };
}
/**
 * ``sets.json``.
 */
export interface SetCatalogue {
  /**
   * By official code (``KoT``, ``V5``, ``Promo``), oldest first by date, undated ones last.
   */
  sets: {
    [k: string]: CardSet;
  };
  /**
   * Date → name of the promo, for the dates under the set ``Promo``.
   */
  promos: {
    [k: string]: string;
  };
}
/**
 * A set; promos are one set, ``Promo``, whose dates stand in the cards.
 */
export interface CardSet {
  name: string;
  /**
   * None for POD and Promo, which have no single date.
   */
  date?: string;
  company?: string;
  /**
   * Known from the overrides, not from the official set list.
   */
  unlisted?: true;
  precons: {
    [k: string]: Precon;
  };
}
/**
 * A product with a fixed card list, keyed by its code within the set (``""`` when it has none).
 */
export interface Precon {
  name: string;
  kind: "deck" | "starter" | "starter-incomplete" | "bundle" | "fixed-pack" | "pod";
  /**
   * Clan of more than half of its crypt.
   */
  clan?: string;
  /**
   * Own release date where it differs from the set's (reprint bundles).
   */
  date?: string;
  crypt: number;
  /**
   * Copies.
   */
  library: number;
}
/**
 * ``precons.json``: card lists by ``SET:CODE`` (``V5:PTr``, ``FoL:``).
 */
export interface PreconDecks {
  /**
   * Card id → copies.
   */
  decks: {
    [k: string]: {
      [k: string]: number;
    };
  };
}
/**
 * ``names.json``, in ascending order of id.
 */
export interface NameIndex {
  cards: NameEntry[];
}
/**
 * A card for quick search.
 */
export interface NameEntry {
  id: number;
  name: string;
  ascii?: string;
  aka?: string[];
  /**
   * ``G6``, ``ADV`` or ``G6 ADV``: what tells same-named vampires apart.
   */
  suffix?: string;
  /**
   * First letters of the words, ASCII lower case: ``gtu``.
   */
  initials: string;
  twd?: number;
}
/**
 * ``search-crypt.json``.
 */
export interface CryptIndex {
  /**
   * Cards in the file this index belongs to.
   */
  count: number;
  /**
   * Trait key of the search form → cards.
   */
  traits: {
    [k: string]: number[];
  };
  /**
   * Crypt: title, incl. one gained by merging, and ``non-titled``.
   * Library: required title, ``titled``, ``non-titled``, ``titled specific``, ``not required``.
   */
  titles: {
    [k: string]: number[];
  };
  artists: {
    [k: string]: number[];
  };
  prints: PrintFacts;
}
/**
 * Per card, the dates the set and precon filters compare. Values index `dates`; -1 = no date.
 */
export interface PrintFacts {
  dates: string[];
  /**
   * Oldest dated printing, promos not counted.
   */
  first: number[];
  /**
   * Newest dated printing, promos not counted.
   */
  last: number[];
  /**
   * Oldest promo printing.
   */
  promoFirst: number[];
  promoLast: number[];
}
/**
 * ``search-library.json``.
 */
export interface LibraryIndex {
  /**
   * Cards in the file this index belongs to.
   */
  count: number;
  /**
   * Trait key of the search form → cards.
   */
  traits: {
    [k: string]: number[];
  };
  /**
   * Crypt: title, incl. one gained by merging, and ``non-titled``.
   * Library: required title, ``titled``, ``non-titled``, ``titled specific``, ``not required``.
   */
  titles: {
    [k: string]: number[];
  };
  artists: {
    [k: string]: number[];
  };
  prints: PrintFacts;
  /**
   * Required sect, lower case, and ``not required``.
   */
  sects: {
    [k: string]: number[];
  };
  /**
   * Bound N → cards that need capacity ≤ N (``less than 5`` is 4).
   */
  capacityAtMost: {
    [k: string]: number[];
  };
  /**
   * Bound N → cards that need capacity ≥ N (``above 5`` is 6).
   */
  capacityAtLeast: {
    [k: string]: number[];
  };
}
/**
 * ``cards.<locale>.json``: translations of one language.
 */
export interface Overlay {
  locale: string;
  cards: {
    [k: string]: Translation;
  };
}
/**
 * A translated card; what is missing falls back to English, field by field.
 */
export interface Translation {
  /**
   * Without the suffix of advanced vampires.
   */
  name?: string;
  text?: string;
  references?: {
    [k: string]: number;
  };
  flavour?: string;
  /**
   * The source names a translated image.
   */
  image?: boolean;
}
/**
 * ``third-party-ids.json``: id of another deck site → our card; many-to-one.
 */
export interface ThirdPartyIds {
  ids: {
    [k: string]: number;
  };
}
