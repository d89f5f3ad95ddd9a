/**
 * Which modules share a file. Left alone, every small module that two rooms share becomes a file of its own, and a
 * room asks for sixty of them; here what the same rooms need stands together and is compressed together.
 */

/** Libraries for one rare purpose: fetched on first use, never precached. */
export const RARE = /node_modules\/(fuse\.js|jspdf|xlsx|qrcode|html2canvas|canvg|dompurify|fflate)\//;

/** What every page needs and only a new pin changes: kept by browsers over our own releases. */
const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|react-store|store|react-query|query-core))\//;

/** What else every page needs. */
const FRAME = /src\/app\/main\.tsx$/;

/** Small dialogs that several places open. */
const DISPLAY = /src\/app\/shell\/(display-settings|key-map|menu-sheet)\.tsx$/;

/** Cards wherever they are shown, as rows or alone, and their orders. */
const CARDS =
  /src\/(data\/card-data|domain\/(card\/(card-types|card-words|disciplines|display-name|from-published|image-file|sects|set-names|titles)|name\/(fold|matching)|search\/(card-base|facets|haystacks|limits|print-dates|sort\/(comparator|crypt-orders|entry|library-orders|ranks)|shared\/catalogue-codes)|text\/order)|ui\/(card\/(capacity-disc|card-link|card-marks|card-pool|card-preview|cost|diamond\.module|discipline-badge|discipline-columns|discipline-strip|game-term|requirement)|card-row\/|tooltip\.))/;

/** Fields of forms. */
const FORMS =
  /src\/ui\/(use-media|form\/(checkbox|choice|combobox|form\.module|labelled-input|picker|popup|select|toggle-button))/;

/** Rooms where something is searched: cards, winning decks, public decks. */
const SEARCHES =
  /node_modules\/@tanstack\/(react-virtual|virtual-core)\/|src\/(app\/use-search-in-address|data\/use-card-language|domain\/(card\/(clans|paths)|search\/(form|logic|read|shared\/(boxes|clan-or-path|list))\.)|ui\/(chip|list\/virtual-rows|search\/|use-kept-place|form\/(field-row|logic-button|multi-select|single-select|square-button)))/;

/** Rooms where a deck is shown: alone, beside another, or with what is proposed. */
const DECKS =
  /node_modules\/idb-keyval\/|src\/(data\/((recent-decks|use-after-paint|when-quiet)\.|decks\/(answers|as-user|browser-storage|deck-shelf|deck-view|desk|desks|edit|fetching|kept-queue|list-shelf|outcome|patiently|send|sender|settling|storage-keys|tabs|temporary-id|use-deck|use-deck-editing|use-deck-list|use-desk|user-name|user-storage|wishes)\.)|domain\/deck\/(operations\/|rows\/|facts\/crypt-facts|list\/recent|byte-length|precon|unseen-characters)|features\/deck\/(page\/deck-section|rows\/)|ui\/(card\/card-label|quantity\/|use-swipe|use-when-gone))/;

/** Small things of decks, on their page and in what is opened from there. */
const DECK_BASICS =
  /src\/(domain\/deck\/(list\/(deck-order|families|short-name|selector-tab)|facts\/(binomial|deck-flags|draw-chance|shown-chance))|features\/deck\/(say-failure|tags\/tag-list|(facts\/facts|room\/deck-frame|selector\/selector|tags\/tags)\.module|room\/use-deck-lists|selector\/deck-words))|icons\/(eye-off|lock|snowflake)\.m?js/;

/** How a deck is opened and drawn, alone or beside another. */
const DECK_PAGES =
  /src\/(app\/deck-(dialogs|parts)|data\/archive\/use-winning-deck|domain\/deck\/list\/listed-family|features\/deck\/(crypt\/use-crypt-sort|page\/use-add|room\/(address-deck|use-archived|use-opened-deck|use-precon))|i18n\/(deck-list-words|en\/deck-list))\.tsx?$/;

/** Decks of any kind as values: on their own pages and in archives. */
const DECK_VALUES = /src\/domain\/deck\/(facts\/copies|unkept-deck)\.ts/;

/** What public decks are to the person who is signed in. */
const OWN_PUBLIC_DECKS = /src\/data\/pda\/(favorites|mine|pda-pointer|removed-decks)\.ts/;

/** What a module stands on goes where it is shared, not along with it. */
const ALONE = { includeDependenciesRecursively: false };

/** The first group that knows a module has it, in the order of their priority. */
export const GROUPS = [
  { name: "libraries", test: LIBRARIES, priority: 6 },
  { name: "frame", test: FRAME, priority: 5 },
  { name: "display", test: DISPLAY, priority: 4 },
  { name: "cards", test: CARDS, priority: 3, ...ALONE },
  { name: "forms", test: FORMS, priority: 2, ...ALONE },
  { name: "searches", test: SEARCHES, priority: 1, ...ALONE },
  { name: "deck-pages", test: DECK_PAGES, priority: 1, ...ALONE },
  { name: "deck-basics", test: DECK_BASICS, priority: 1, ...ALONE },
  { name: "own-public-decks", test: OWN_PUBLIC_DECKS, priority: 1, ...ALONE },
  { name: "deck-values", test: DECK_VALUES, priority: 1, ...ALONE },
  { name: "decks", test: DECKS, ...ALONE },
];
