/**
 * Which modules share a file. Left alone, every small module that two pages share becomes a file of its own, and a
 * page requests sixty of them; modules that the same pages need are grouped and compressed together.
 */

/** Modules that share a file. */
export interface ChunkGroup {
  readonly name: string;
  /** A module goes into the matching group with the highest priority. */
  readonly priority: number;
  /** Below src, without the ending; a folder ends with a slash. */
  readonly modules?: readonly string[];
  readonly packages?: readonly string[];
  /** Of the package lucide. */
  readonly icons?: readonly string[];
  /** Whether the group also takes what its modules import. */
  readonly withImports?: boolean;
}

/** The names in a text, separated by white space. */
const names = (text: string) => text.trim().split(/\s+/);

export const CHUNKS: readonly ChunkGroup[] = [
  // Libraries of every page: they change with their versions only, so browsers cache them across our releases.
  {
    name: "libraries",
    priority: 6,
    packages: names(`
      react react-dom scheduler use-sync-external-store @tanstack/react-router @tanstack/router-core
      @tanstack/history @tanstack/react-store @tanstack/store @tanstack/react-query @tanstack/query-core
    `),
    withImports: true,
  },
  // Our own code that every page needs for the first paint.
  { name: "shell", priority: 5, modules: names("app/main data/storage-names"), withImports: true },
  // Code that runs on every page after the first paint; nothing of decks or accounts.
  {
    name: "ahead",
    priority: 4,
    modules: names(`
      app/update data/version data/show-notices data/unsent-edits data/user-data data/when-quiet ui/notice
    `),
  },
  // Small dialogs that several places open.
  {
    name: "display",
    priority: 4,
    modules: names("app/shell/display-settings app/shell/key-map app/shell/menu-sheet ui/confirmation"),
    withImports: true,
  },
  // The frame of all dialogs, which the shell uses for dialogs that fail.
  { name: "dialog", priority: 5, modules: names("app/failed-dialog ui/dialog") },
  // The icons of the navigation, which the shell loads after it is drawn.
  {
    name: "bar-icons",
    priority: 4,
    modules: names("app/shell/bar-icons"),
    icons: names("layers package skull"),
  },
  // The role of the signed-in user, and the deck that cards are added to.
  {
    name: "user-state",
    priority: 5,
    modules: names(`
      data/current-deck data/personal-text data/playtest/playtest-mode data/playtest/playtest-role
    `),
    icons: names("pin"),
  },
  // Cards wherever they are shown, as rows or alone, and their orders.
  {
    name: "cards",
    priority: 3,
    modules: names(`
      data/card-data data/playtest/published-part data/playtest/with-round data/use-card-language data/map-in-slices domain/card/card-list domain/card/card-types domain/card/legality domain/card/localized-card domain/card/disciplines
      domain/card/display-name domain/card/from-published domain/card/image-file domain/card/sects
      domain/card/set-names domain/card/titles domain/inventory/card-use domain/name/fold domain/name/matching
      domain/search/limits domain/search/search-url domain/search/shared/catalogue-codes domain/search/sort/comparator
      domain/search/sort/crypt-orders domain/search/sort/entry domain/search/sort/library-orders
      domain/text/order ui/card-row/ ui/card/capacity-disc
      ui/card/card-link data/use-card-language ui/card/card-marks ui/card/card-pool ui/card/card-preview-content ui/card/card-aside
      ui/card/card-preview ui/card/cost ui/card/diamond ui/card/discipline-badge ui/card/use-icon
      ui/card/discipline-columns ui/card/discipline-strip ui/card/game-term ui/card/requirement
      ui/tooltip ui/use-printing
    `),
  },
  // Small things of most pages.
  {
    name: "common",
    priority: 3,
    modules: names(`
      data/api data/api-body data/session-recovery data/site-settings domain/deck/deck domain/deck/url/deck-route
      i18n/day ui/list/section ui/today ui/page ui/panel ui/use-copy ui/use-focus-beside ui/use-task
    `),
    icons: names("check dices ellipsis link-2 pencil"),
  },
  // Fields of forms.
  {
    name: "forms",
    priority: 2,
    modules: names(`
      ui/form/checkbox ui/form/choice ui/form/combobox-state ui/form/combobox ui/form/form
      ui/form/labelled-input ui/form/popup ui/form/select ui/form/toggle-button
      ui/use-media
    `),
    icons: names("eye"),
  },
  // Search pages: cards, winning decks, public decks.
  {
    name: "searches",
    priority: 1,
    modules: names(`
      app/inventory/watched-parts app/inventory/use-in-inventory-mode app/use-search-in-url domain/card/clans domain/card/paths
      domain/search/also domain/search/column domain/search/form domain/search/logic domain/search/positions
      domain/search/read domain/search/sort/sorter domain/search/shared/boxes domain/search/shared/clan-or-path domain/search/shared/list ui/chip
      ui/query/query-bar ui/search/use-units ui/list/row-height ui/list/row-keys ui/list/virtual-rows ui/search/combobox-messages ui/search/filter-panel features/archive/lazy-sheet features/search/lazy-sheet
      ui/search/format-problem ui/search/measured ui/search/problem-list ui/search/search-chips
      ui/search/use-back-to-top ui/search/use-criteria ui/search/filters ui/search/notices ui/search/search-screen ui/search/toolbar
      ui/search/plain-click ui/search/use-query-writer ui/use-restore-focus i18n/en/search-phrases
    `),
    packages: names("@tanstack/virtual-core @tanstack/react-virtual"),
    icons: names("sliders-horizontal x"),
  },
  // The criteria of searches of cards.
  {
    name: "card-criteria",
    priority: 0,
    modules: names(`
      domain/limited/limited-format domain/limited/published-formats domain/search/comparison
      domain/search/find-cards domain/search/haystack domain/search/haystacks
      domain/search/remembered domain/search/shared/artist domain/search/shared/codes domain/search/shared/inventory
      domain/search/shared/legal domain/search/shared/pattern domain/search/shared/precon domain/search/shared/print
      domain/search/shared/set domain/search/shared/text-index domain/search/shared/text-match
      domain/search/shared/text-row domain/search/shared/text domain/search/shared/traits i18n/en/search-cards
    `),
  },
  // The criteria that only vampires have, and those that only library cards have.
  { name: "crypt-criteria", priority: 0, modules: names("domain/search/crypt/ domain/search/old-links") },
  { name: "library-criteria", priority: 0, modules: names("domain/search/library/") },
  // The criteria of searches of decks that all archives have.
  {
    name: "archive-criteria",
    priority: 0,
    modules: names(`
      domain/archive/search/bands domain/archive/search/capacity domain/archive/search/card-types
      domain/archive/search/clan domain/archive/search/disciplines domain/archive/search/library-total
      domain/archive/search/match-inventory domain/archive/search/orders domain/archive/search/quantities
      domain/archive/search/search domain/archive/search/sect domain/archive/search/tags
      domain/archive/search/traits domain/archive/search/cards-of-deck app/use-archive-page domain/archive/deck-summary features/archive/archive-search features/archive/deck-sheet
      features/archive/format-deck-phrase features/archive/results/ features/archive/use-announced-decks
      features/archive/use-deck-sort features/archive/use-found-decks features/archive/use-model
    `),
  },
  // The fields of filters, which archives load after their page.
  {
    name: "filter-fields",
    priority: 2,
    modules: names(`
      ui/form/field-row ui/form/logic-button ui/form/multi-select ui/form/single-select
      features/search/filters/next-level ui/form/square-button ui/search/boxes-field ui/search/clan-options ui/search/filter-section
      ui/search/discipline-toggle ui/search/game-options ui/search/list-field
    `),
  },
  // Opening and rendering a deck, alone or beside another.
  {
    name: "deck-pages",
    priority: 1,
    modules: names(`
      app/deck-slots data/archive/use-winning-deck data/inventory/hooks/use-inventory-mode
      domain/deck/list/listed-revisions features/deck/inventory/inventory-of features/deck/inventory/lazy-bar
      domain/inventory/can-use-inventory features/deck/inventory/reserved-bar features/deck/shared/bar-of-stock
      features/deck/cards/crypt/use-crypt-sort features/deck/header/lazy-parts
      features/deck/shared/deck-from-url features/deck/shared/deck-slots
      features/deck/shared/lazy-refused-parts features/deck/shared/use-add
      features/deck/shared/use-archived-deck features/deck/shared/use-later features/deck/shared/use-opened-deck
      features/deck/shared/use-precon i18n/en/deck-list
    `),
  },
  // Small things of decks, on their page and in what is opened from there.
  {
    name: "deck-basics",
    priority: 1,
    modules: names(`
      data/on-demand domain/deck/facts/binomial domain/deck/facts/draw-chance
      domain/deck/facts/shown-chance domain/deck/list/deck-age domain/deck/list/deck-order
      domain/deck/list/deck-entries domain/deck/list/selector-tab domain/deck/list/short-name
      features/deck/cards/facts/facts features/deck/header/tags/tag-list features/deck/header/tags/tags
      features/deck/selector/deck-labels features/deck/selector/deck-options
      features/deck/selector/format-age features/deck/selector/inventory-icon
      features/deck/selector/selector features/deck/selector/use-deck-lists features/deck/shared/choices
      features/deck/shared/deck-page-context features/deck/shared/format-failure ui/form/picker
    `),
    icons: names("at-sign eye-off lock shuffle snowflake"),
  },
  // The signed-in user's favorites and public decks.
  {
    name: "own-public-decks",
    priority: 1,
    modules: names("data/pda/favorites data/pda/mine data/pda/pda-pointer data/pda/removed-decks"),
    icons: names("star"),
  },
  // Computed facts of decks of any kind, on their own pages and in archives.
  {
    name: "deck-facts",
    priority: 1,
    modules: names(`
      domain/deck/url/deck-in-url domain/deck/facts/card-tags domain/deck/facts/copies
      domain/deck/facts/deck-tags domain/deck/facts/library-facts domain/deck/facts/main-clan
      domain/deck/read-only-deck ui/tags
    `),
  },
  // The fonts of PDFs, which change less often than the code that draws them.
  {
    name: "pdf-fonts",
    priority: 1,
    modules: names("features/deck/dialogs/proxy/fonts/ features/deck/dialogs/proxy/pdf-fonts"),
  },
  // Commands on a deck, from its page, its dialogs and beside another deck.
  {
    name: "deck-commands",
    priority: 1,
    modules: names(`
      data/decks/commands/deck-commands data/decks/commands/anonymous-decks domain/deck/url/deck-reference
      domain/deck/card-names domain/deck/diff/difference domain/deck/diff/signed
      domain/deck/export/file-name domain/deck/export/translated-naming
      domain/deck/export/written-deck domain/deck/sanitize-draft features/deck/shared/deck-text features/deck/shared/refused-parts data/use-cards ui/dialog-form ui/format-group ui/menu/ ui/saving/
    `),
    icons: names("arrow-left-right grid-3x3 redo-2 undo-2"),
  },
  // The text of a card, in results and on its page.
  {
    name: "card-texts",
    priority: 1,
    modules: names(`
      data/pinned-cards domain/card/card-text ui/card/card-text ui/card/field ui/card/text-icon
    `),
    icons: names("columns-2 file-text"),
  },
  // Finding one card by its name.
  {
    name: "card-search",
    priority: 1,
    modules: names(`
      data/similar-names domain/name/autocomplete domain/name/counted
      domain/name/fit domain/name/picker-names domain/name/word-beginnings data/optional-part
      data/random-card data/use-suggestions domain/name/random i18n/en/card-search features/card/picked-facts features/card/quick-search-list
      features/card/quick-search features/card/use-excluded-cards ui/form/suggestions ui/form/typeahead
    `),
  },
  // A card alone: on its page, in its dialog, as a picture.
  {
    name: "card-alone",
    priority: 1,
    modules: names(`
      domain/card/from-steps domain/card/images domain/card/rulings-of domain/card/who-can-play
      ui/card/card-face ui/card/card-image ui/card/image-failures
    `),
    icons: names("external-link"),
  },
  // Pages of archives.
  {
    name: "archives",
    priority: 1,
    modules: names(`
      data/archive/published-part data/archive/twd-archive data/archive/run-in-slices
      domain/archive/archive domain/archive/card-rows domain/archive/days domain/archive/deck-facts
      domain/archive/deck-sums domain/archive/deck-table domain/archive/people domain/archive/similarity
      domain/archive/steps domain/archive/tally domain/archive/winning-deck features/archive/archive
      features/archive/use-archive-cards i18n/en/archive ui/list/measured-rows
    `),
  },
  // Pages that show a deck: alone, beside another, or with recommendations.
  {
    name: "decks",
    priority: 0,
    modules: names(`
      data/account-lock data/account-query data/decks/api/responses data/decks/sync/authenticated-call
      data/decks/storage/indexed-db data/decks/cache/deck-cache data/decks/store/edited-deck data/decks/store/deck-store
      data/decks/store/store-core data/decks/store/stable-values
      data/decks/deck-stores data/decks/store/edit-history data/decks/sync/deck-fetcher data/decks/queue/persisted-queue
      data/decks/queue/stored-queue data/decks/queue/closing-edits data/decks/open-own-decks features/deck/shared/use-overlay
      data/decks/cache/deck-list-cache data/decks/sync/api-failure data/decks/sync/retry-when-busy data/decks/sync/send-operation
      data/decks/sync/sync-worker data/decks/sync/reconcile data/decks/storage/keys data/decks/storage/tab-channel
      data/decks/queue/temporary-id data/decks/hooks/use-deck-editing data/decks/hooks/use-deck-list
      data/decks/hooks/use-deck data/use-saving data/decks/hooks/use-deck-store data/decks/storage/last-user data/decks/storage/user-storage
      data/decks/api/requests data/recent-decks data/after-paint data/use-after-paint domain/deck/byte-length
      domain/deck/facts/crypt-facts domain/deck/facts/has-playtest domain/deck/limits domain/deck/list/recent domain/deck/operations/
      domain/deck/legality/sizes domain/deck/precon domain/deck/rows/ domain/deck/invisible-characters
      features/deck/cards/deck-section features/deck/cards/facts/type-name features/deck/cards/rows/ features/deck/shared/row-marks features/deck/shared/use-withheld ui/list/use-row-focus ui/card/card-label ui/quantity/card-copies
      ui/quantity/copies-swipe ui/quantity/quantity-cell ui/quantity/step-of-key ui/quantity/stepped
      ui/quantity/use-copies-swipe ui/quantity/use-announce-copies ui/use-swipe ui/use-on-unmount
    `),
    packages: names("idb-keyval"),
  },
];
