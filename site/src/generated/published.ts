// Generated from card_pipeline/model by `make types`. Do not edit.

/**
 * Every file under /data by its logical name, and `playtest`, a private file.
 */
export interface PublishedFiles {
  manifest: Manifest;
  crypt: CryptFile;
  library: LibraryFile;
  rulings: Rulings;
  "ruling-links": RulingLinks;
  flavour: Flavour;
  sets: SetCatalogue;
  precons: PreconDecks;
  names: NameIndex;
  icons: IconCharacters;
  "search-crypt": CryptIndex;
  "search-library": LibraryIndex;
  "card-facts": CardFactsFile;
  changes: Changes;
  "changes.*": ChangesOfYear;
  "cards.es-ES": Overlay;
  "cards.fr-FR": Overlay;
  "cards.pt-PT": Overlay;
  "third-party-ids": ThirdPartyIds;
  recommender: Recommender;
  twd: TwdArchive;
  "twd-texts.*": TwdTexts;
  "twd-names": TwdNames;
  home: Home;
  "place-spellings": PlaceSpellings;
  tda: TdaList;
  "tda.*": TdaEvent;
  "pda/index": PdaPointer;
  "pda/*": PdaArchive;
  report: DataReport;
  playtest: PlaytestRound;
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
   * By logical name: ``crypt``, ``library``, ``rulings``, ``ruling-links``, ``flavour``, ``sets``,
   * ``precons``, ``names``, ``search-crypt``, ``search-library``, ``card-facts``, ``cards.es-ES``,
   * ``cards.fr-FR``, ``cards.pt-PT``, ``changes``, ``changes.2019``, ``third-party-ids``, ``recommender``,
   * ``twd``, ``twd-texts.2026``, ``tda``, ``tda.11669``, ``icons``, ``icons.otf``.
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
   * Number of records, if it has records.
   */
  count?: number;
}
/**
 * A source of the data.
 */
export interface Source {
  /**
   * ``cards``, ``rulings``, ``translations``, ``third-party ids``, ``winning decks``, ``tournaments``,
   * ``icons``.
   */
  name: string;
  /**
   * Package and version, or URL, without local paths.
   */
  origin: string;
  status: "present" | "absent" | "sample";
  sha256?: string;
  /**
   * ISO date of the data, if the source has one.
   */
  date?: string;
}
/**
 * ``crypt.json``, in ascending order of id.
 */
export interface CryptFile {
  cards: CryptCard[];
  /**
   * Per card the number of winning decks with it; absent without a real archive. A separate list: in the
   * cards the numbers would take twice the bytes.
   */
  twd?: number[];
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
   * Image file name without folder and extension, only if it is not the default one.
   *
   * The default: the ASCII name in lower case, letters and digits only; for crypt cards then ``g`` and the
   * group, and ``adv`` when advanced: ``alashradamrofalamutg2adv``, ``newbloodgany``. A tenth of the bytes
   * of all card data would otherwise repeat the names.
   */
  image?: string;
  /**
   * Full name of the path: ``Power and the Inner Voice``.
   */
  path?: string;
  /**
   * Rules text; lines end in ``\n``; icons in square brackets: ``[pot]``, ``[ACTION MODIFIER]``.
   */
  text: string;
  /**
   * Card names as written in the text → the card they refer to.
   */
  references?: {
    [k: string]: number;
  };
  /**
   * Where the text differs from the last printing: start and end of each range, alternating. A range
   * without letters marks words that are gone.
   */
  reworded?: number[];
  sets: {
    [k: string]: {
      [k: string]: number;
    };
  };
  /**
   * Date of the oldest printing; in the future for a card that is not released yet.
   */
  firstPrint?: string;
  /**
   * From when on it may be played in tournaments, where that is later than its first print.
   */
  legalFrom?: string;
  artists: string[];
  /**
   * Date the ban took effect.
   */
  banned?: string;
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
  /**
   * As in `CryptFile`.
   */
  twd?: number[];
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
   * Image file name without folder and extension, only if it is not the default one.
   *
   * The default: the ASCII name in lower case, letters and digits only; for crypt cards then ``g`` and the
   * group, and ``adv`` when advanced: ``alashradamrofalamutg2adv``, ``newbloodgany``. A tenth of the bytes
   * of all card data would otherwise repeat the names.
   */
  image?: string;
  /**
   * Full name of the path: ``Power and the Inner Voice``.
   */
  path?: string;
  /**
   * Rules text; lines end in ``\n``; icons in square brackets: ``[pot]``, ``[ACTION MODIFIER]``.
   */
  text: string;
  /**
   * Card names as written in the text → the card they refer to.
   */
  references?: {
    [k: string]: number;
  };
  /**
   * Where the text differs from the last printing: start and end of each range, alternating. A range
   * without letters marks words that are gone.
   */
  reworded?: number[];
  sets: {
    [k: string]: {
      [k: string]: number;
    };
  };
  /**
   * Date of the oldest printing; in the future for a card that is not released yet.
   */
  firstPrint?: string;
  /**
   * From when on it may be played in tournaments, where that is later than its first print.
   */
  legalFrom?: string;
  artists: string[];
  /**
   * Date the ban took effect.
   */
  banned?: string;
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
   * Change of the bearer's capacity (+1, -1, -2).
   */
  capacityChange?: number;
  /**
   * Whether a flavour text exists (published separately).
   */
  flavour?: true;
}
/**
 * ``rulings.json``: each text once, however many cards it applies to.
 *
 * A card shows its own rulings first, then those of its groups in order. Everything needed to
 * print them is here; links are in `RulingLinks`.
 */
export interface Rulings {
  /**
   * Icons in brackets as in card texts, card names in braces, ``{Hidden Lurker}``; no source tokens.
   */
  texts: string[];
  /**
   * Ids of the cards with rulings of their own, delta-coded.
   */
  cards: number[];
  /**
   * Per such card its rulings, each as the step from the index before, across cards: 1 = the next text.
   *
   * ``cards [100001, 1], own [[0], [1, 1]]``: 100001 has text 0, 100002 has the texts 1 and 2.
   */
  own: number[][];
  groups: RulingGroup[];
}
/**
 * Rulings that several cards share, ``Temporary control``.
 */
export interface RulingGroup {
  /**
   * Indexes into `Rulings.texts`.
   */
  rulings: number[];
  /**
   * Prefix of the text on these cards (``[DOM]``, mostly empty) → card ids, delta-coded.
   */
  members: {
    [k: string]: number[];
  };
}
/**
 * ``ruling-links.json``: the sources of the rulings and the cards they name.
 *
 * Separate from the texts, because random URLs are a third of all bytes.
 */
export interface RulingLinks {
  /**
   * Source and its URL: ``("LSJ 20020620", "https://…")``, in order of source.
   */
  references: [string, string][];
  /**
   * Per text of `Rulings.texts`: indexes into `references`.
   */
  sources: number[][];
  /**
   * Name in braces → card. A name that is not here stays plain text in braces.
   */
  cards: {
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
  /**
   * Those of ``formats.yml`` whose sets exist, in its order.
   */
  formats?: Format[];
}
/**
 * A set; promos are one set, ``Promo``, whose dates are in the cards.
 */
export interface CardSet {
  name: string;
  /**
   * None for POD and Promo, which have no single date.
   */
  date?: string;
  /**
   * From when on its cards may be played in tournaments, where that is not the day of release.
   */
  legalFrom?: string;
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
 * The rules that a deck of a format must follow (docs/rules/legality.md §2).
 */
export interface Format {
  /**
   * ``standard``, ``v5``, ``two-player``, ``sealed``.
   */
  id: string;
  name: string;
  /**
   * Fewest crypt cards.
   */
  crypt: number;
  /**
   * Fewest library cards.
   */
  library: number;
  libraryMax: number;
  groups: "consecutive" | "free";
  /**
   * Codes of the sets whose cards are in; None: all.
   */
  sets?: string[];
  /**
   * Cards that are in regardless of their sets.
   */
  allowed?: number[];
  /**
   * Cards that are out regardless of everything else, besides those that are banned everywhere.
   */
  banned?: number[];
  /**
   * Address of the rules.
   */
  source: string;
  /**
   * Day on which this was compared with the source.
   */
  checked: string;
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
  /**
   * Per card the number of winning decks with it; absent without a real archive.
   */
  twd?: number[];
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
   * ``G6``, ``ADV`` or ``G6 ADV``: the suffix that distinguishes vampires of one name.
   */
  suffix?: string;
  /**
   * First letters of the words, ASCII lower case: ``gtu``.
   */
  initials: string;
  /**
   * Image file, where it is not named by the letters of the name.
   */
  image?: string;
}
/**
 * ``icons.json``: how to write the icons of ``icons.otf``.
 */
export interface IconCharacters {
  /**
   * Icon (``inf-dom``, ``sup-dom``, ``clan-ventrue``, ``icon-action``) → its character.
   *
   * An icon is 1 em wide and high, but advances by half of that: so it is centered in narrower boxes, too.
   */
  characters: {
    [k: string]: string;
  };
  /**
   * An empty character, 1.5 em wide: its width tells whether the browser shows the font.
   */
  wide: string;
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
 * ``card-facts.json``, each part in ascending order of id.
 */
export interface CardFactsFile {
  crypt: CryptCardFacts[];
  library: LibraryCardFacts[];
}
/**
 * A vampire or an imbued.
 */
export interface CryptCardFacts {
  id: number;
  clan: string;
  path?: string;
  sect: string;
  /**
   * Absent for one of any group.
   */
  group?: number;
  capacity: number;
  disciplines: {
    [k: string]: 1 | 2;
  };
  /**
   * Deck tags the card counts for.
   */
  tags?: string[];
  banned?: true;
  /**
   * Base card of an advanced vampire.
   */
  base?: number;
}
/**
 * Any other card.
 */
export interface LibraryCardFacts {
  id: number;
  types: string[];
  /**
   * Absent for no cost and for X.
   */
  blood?: number;
  pool?: number;
  /**
   * Clan or creed requirement; one of them is enough.
   */
  clans?: string[];
  /**
   * Discipline requirement.
   */
  disciplines?: string[];
  /**
   * With several disciplines.
   */
  disciplineLogic?: "any" | "all";
  tags?: string[];
  banned?: true;
}
/**
 * ``changes.json``: the last two years, newest first.
 */
export interface Changes {
  /**
   * Newest day of the data: a change of a later version has a later one.
   */
  day: string;
  /**
   * Day from which on texts, names and values are compared; nothing is known of earlier ones.
   */
  wordingsSince?: string;
  groups: ChangeGroup[];
  /**
   * Older years, newest first, each a file ``changes.<year>.json``.
   */
  years: number[];
  /**
   * Cards whose text or values changed in older years → those years.
   */
  olderTexts: {
    [k: string]: number[];
  };
}
/**
 * What happened to several cards in the same way on one day.
 */
export interface ChangeGroup {
  day: string;
  kind:
    | "banned"
    | "gone"
    | "minor"
    | "name"
    | "new"
    | "printing"
    | "ruling"
    | "ruling-gone"
    | "ruling-reworded"
    | "rules"
    | "text"
    | "unbanned";
  /**
   * Card ids, delta-coded.
   */
  cards: number[];
  /**
   * Code of the set that a card is new in.
   */
  set?: string;
  /**
   * Which field differs: ``capacity``, ``aka``.
   */
  field?: string;
  /**
   * Per card the text, ruling, name or value before; "" for none.
   */
  before?: string[];
  /**
   * Per card the name or value after. That of a text is the text before the next change, or today's.
   */
  after?: string[];
  /**
   * Index into `Rulings.texts`; `text` where the ruling no longer exists.
   */
  ruling?: number;
  text?: string;
}
/**
 * ``changes.<year>.json``: the part of a year that is older than two years, newest first.
 */
export interface ChangesOfYear {
  groups: ChangeGroup[];
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
 * A translated card; missing fields fall back to English.
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
/**
 * ``recommender.json``: which cards winning decks play together.
 */
export interface Recommender {
  /**
   * ``products``: without a real archive of winning decks there are no percentages.
   */
  learntFrom: "winners" | "products";
  /**
   * Later decks are ignored, and ages are counted up to this day.
   */
  until: string;
  /**
   * Cards of any of the decks, the one most played recently first.
   */
  cards: number[];
  /**
   * Per card the number of winning decks, counted from the newest, that could have played it.
   */
  released: number[];
  scale: number;
  weights: PackedRows;
  decks: TrainingDecks;
}
/**
 * Per card of a deck its weights for or against other cards. A number n up to 127 is scale x (n / 127)²;
 * above 128 it is the negative of that for n - 128.
 */
export interface PackedRows {
  /**
   * Steps of each row.
   */
  sizes: number[];
  steps: string;
  numbers: string;
}
/**
 * The decks the model was trained on: winning ones, newest first, then released products.
 */
export interface TrainingDecks {
  /**
   * Number of winning decks.
   */
  won: number;
  picks: PackedRows1;
  /**
   * Per deck its weight in percent: an old deck counts less.
   */
  ages: number[];
  clans: string[];
  /**
   * Per deck its main clan: the index in `clans` plus 1, 0 for none.
   */
  clanOf: number[];
  disciplines: string[][];
  /**
   * Per deck the index in `disciplines` of the disciplines that at least half of its crypt has.
   */
  disciplinesOf: number[];
}
/**
 * Per deck the indices of its cards in `cards`, and the copies.
 */
export interface PackedRows1 {
  /**
   * Steps of each row.
   */
  sizes: number[];
  steps: string;
  numbers: string;
}
/**
 * ``twd.json``: tournament-winning decks, without their texts.
 */
export interface TwdArchive {
  /**
   * The sample: there was no real archive.
   */
  sample?: true;
  decks: DeckColumns;
  events: string[];
  /**
   * Per deck.
   */
  eventOf: number[];
  /**
   * As written: ``Hotel Some, Lyon, France``.
   */
  places: string[];
  /**
   * Per deck.
   */
  placeOf: number[];
  /**
   * One spelling each, ``Online`` among them, alphabetical.
   */
  countries: string[];
  /**
   * Per place.
   */
  countryOf: number[];
  /**
   * ``Lyon, France``, the country in its one spelling, alphabetical; for ``Online`` the same word.
   */
  cities: string[];
  /**
   * Per place.
   */
  cityOf: number[];
  winners: string[];
  /**
   * Per deck.
   */
  winnerOf: number[];
  /**
   * Per deck; 0 = not known.
   */
  players: number[];
  /**
   * Index of the deck → last day of an event of several days.
   */
  ends: {
    [k: string]: number;
  };
  /**
   * Index of the deck → its author, if not the winner.
   */
  authors: {
    [k: string]: string;
  };
}
/**
 * Decks by column, newest first (equal days by id); see ``card_pipeline.facts.deck_columns``.
 */
export interface DeckColumns {
  /**
   * Cards of any of the decks, most played first.
   */
  cards: number[];
  ids: string[];
  /**
   * ``""`` for a deck without a name.
   */
  names: string[];
  /**
   * Day of the win, or of publishing.
   */
  dates: number[];
  /**
   * Number of different cards of each deck.
   */
  sizes: number[];
  /**
   * All decks in one list: per deck its cards as ascending indexes into `cards`, the first as is, then the
   * step from the one before.
   */
  picks: number[];
  /**
   * Per pick.
   */
  copies: number[];
}
/**
 * ``twd-texts.<year>.json``: texts of the decks that won in this year; a deck without any is missing.
 */
export interface TwdTexts {
  /**
   * By deck id.
   */
  decks: {
    [k: string]: TwdText;
  };
}
/**
 * The texts of a winning deck.
 */
export interface TwdText {
  /**
   * As written: ``3R+F``.
   */
  rounds?: string;
  /**
   * Record of the event.
   */
  link?: string;
  /**
   * As written: ``2GW6 + 4vp in final``.
   */
  score?: string;
  description?: string;
  /**
   * Comments on cards.
   */
  comments?: {
    [k: string]: string;
  };
}
/**
 * ``twd-names.json``: what winning decks are found by, without their cards; newest first.
 */
export interface TwdNames {
  ids: string[];
  /**
   * ``""`` for a deck without a name.
   */
  names: string[];
  dates: number[];
  events: string[];
  /**
   * Per deck.
   */
  eventOf: number[];
  winners: string[];
  /**
   * Per deck.
   */
  winnerOf: number[];
}
/**
 * ``home.json``: the news of the first page, small enough to wait for.
 */
export interface Home {
  /**
   * The decks are those of the sample archive.
   */
  sample?: true;
  /**
   * Newest first.
   */
  decks: HomeDeck[];
  newestSet?: HomeSet;
}
/**
 * A winning deck on the first page.
 */
export interface HomeDeck {
  id: string;
  /**
   * ``""`` for a deck without a name.
   */
  name: string;
  winner: string;
  event: string;
  place: string;
  date: string;
  /**
   * 0 = not known.
   */
  players: number;
  /**
   * The crypt card with most copies.
   */
  vampire?: number;
  /**
   * Its name as printed.
   */
  vampireName?: string;
}
/**
 * The newest set.
 */
export interface HomeSet {
  code: string;
  name: string;
  date: string;
}
/**
 * ``place-spellings.json``: other spellings of places, for the check of reports.
 *
 * ``card_pipeline.normalise.places`` has the rule they serve.
 */
export interface PlaceSpellings {
  /**
   * Other spelling of a country → its one spelling.
   */
  aliases: {
    [k: string]: string;
  };
  /**
   * Names allowed between city and country, alphabetical.
   */
  regions: string[];
  /**
   * Other spelling of a city with its country → its one spelling.
   */
  cities: {
    [k: string]: string;
  };
}
/**
 * ``tda.json``: tournaments whose decks were collected, newest first.
 */
export interface TdaList {
  events: TdaListed[];
}
/**
 * An event in the list of tournaments.
 */
export interface TdaListed {
  /**
   * Number in the event calendar, or a short name of an online event: ``11669``, ``online1``.
   */
  id: string;
  name: string;
  date: string;
  place: string;
  players: number;
  /**
   * Reported ones.
   */
  decks: number;
  /**
   * An invented event with placeholder players.
   */
  sample?: true;
}
/**
 * ``tda.<event>.json``: a tournament and the decks that were reported, by column.
 *
 * The id of a deck is its player's number.
 */
export interface TdaEvent {
  id: string;
  name: string;
  date: string;
  place: string;
  sample?: true;
  players: number;
  /**
   * The final is not one of them.
   */
  rounds: number;
  /**
   * Tables played, the final among them.
   */
  matches: number;
  /**
   * Game wins of all players together.
   */
  gw: number;
  vp: number;
  /**
   * Of all players.
   */
  medianGw: number;
  medianVp: number;
  /**
   * Of the players whose deck was reported; one who was disqualified counts as last.
   */
  medianPlace: number;
  decks: DeckColumns;
  /**
   * Player of each deck.
   */
  names: string[];
  /**
   * Rank of each deck; 0 = disqualified.
   */
  ranks: number[];
  /**
   * Game wins of each deck.
   */
  wins: number[];
  /**
   * Victory points of each deck.
   */
  points: number[];
}
/**
 * ``pda/index``: the newest base, and the decks that were added or changed since.
 *
 * It has no extension, so that there are no compressed variants of it: the one file is replaced atomically.
 */
export interface PdaPointer {
  schema: 1;
  /**
   * Counts the replacements of this file.
   */
  generation: number;
  /**
   * Relative to this file, with generation and content hash: ``base.7.3f9a0c1b2d4e.json``.
   */
  base: string;
  /**
   * Its decks replace those of the same id in the base.
   */
  delta?: string;
  /**
   * When reading the base started, ISO time in UTC: a delta has later changes.
   */
  since: string;
  /**
   * When this file was written; changes shortly before may be missing.
   */
  written: string;
}
/**
 * ``pda/<base or delta>.<hash>.json``: public decks.
 */
export interface PdaArchive {
  decks: DeckColumns;
  authors: string[];
  /**
   * Per deck.
   */
  authorOf: number[];
  /**
   * Day of the last synchronisation.
   */
  updated: number[];
  /**
   * Number of users who have it as a favourite.
   */
  favorites: number[];
  /**
   * In a delta: ids of the base that are no longer public.
   */
  removed?: string[];
}
/**
 * ``report.json``.
 */
export interface DataReport {
  /**
   * Data version, as in the manifest.
   */
  version: string;
  counts: {
    [k: string]: number;
  };
  sources: SourceReport[];
  warnings: WarningReport[];
  run?: RunReport;
}
/**
 * A source of the published data.
 */
export interface SourceReport {
  /**
   * As in the manifest: ``cards``, ``rulings``, ``winning decks`` …
   */
  name: string;
  /**
   * Package and version, or URL, without local paths.
   */
  origin: string;
  status: "present" | "absent" | "sample";
  /**
   * ISO date of the data, if the source has one.
   */
  date?: string;
  /**
   * ISO date on which the source was last fetched and could be read.
   */
  checked?: string;
  /**
   * Why the last run kept its old files.
   */
  problem?: string;
}
/**
 * What was unusual in the sources and accepted by rule.
 */
export interface WarningReport {
  rule: string;
  count: number;
  /**
   * Up to three cases.
   */
  examples: string[];
}
/**
 * Missing where the data were built by hand.
 */
export interface RunReport {
  /**
   * ``2026-11-24T04:00:00Z``
   */
  time: string;
  /**
   * `published`: new data; `unchanged`: no source has changed; `refused`: the new data look wrong, so the
   * last ones stay; `failed`: an error.
   */
  outcome: "published" | "unchanged" | "refused" | "failed";
  /**
   * Why a run was refused or failed.
   */
  problem?: string;
}
/**
 * ``playtest.json``.
 */
export interface PlaytestRound {
  round: RoundName;
  crypt: CryptCard[];
  /**
   * Their only set is ``playtest``: code of a precon → copies.
   */
  library: LibraryCard[];
  precons: {
    [k: string]: PlaytestPrecon;
  };
  /**
   * Card → file name below ``images/``; cards without an image are absent.
   */
  images: {
    [k: string]: string;
  };
  searchCrypt: CryptIndex;
  searchLibrary: LibraryIndex;
  /**
   * The indexes of these cards, in the form of those of released cards.
   */
  names: NameEntry[];
}
/**
 * A round.
 */
export interface RoundName {
  id: string;
  /**
   * ``Second round of 2026``; that of our own sample says so.
   */
  name: string;
}
/**
 * A precon of the round.
 */
export interface PlaytestPrecon {
  name: string;
  /**
   * Clan of more than half of its crypt.
   */
  clan?: string;
  crypt: number;
  /**
   * Copies.
   */
  library: number;
  /**
   * Card id → copies, of playtest cards and released ones.
   */
  cards: {
    [k: string]: number;
  };
}
