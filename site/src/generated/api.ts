// Generated from the functions by `make types`. Do not edit.

/**
 * Every shape of the API by its name.
 */
export interface ApiShapes {
  AccountResponse: AccountResponse;
  AddCardsRequest: AddCardsRequest;
  AddRevisionsRequest: AddRevisionsRequest;
  AddedRevisionsResponse: AddedRevisionsResponse;
  ApiCalls: ApiCalls;
  AuditEntrySchema: AuditEntrySchema;
  AuditResponse: AuditResponse;
  BatchRequest: BatchRequest;
  BatchResponse: BatchResponse;
  BucketSchema: BucketSchema;
  CardChangeSchema: CardChangeSchema;
  CardChangesRequest: CardChangesRequest;
  CardEvidenceSchema: CardEvidenceSchema;
  ChangedDeckResponse: ChangedDeckResponse;
  ChangedInventoryResponse: ChangedInventoryResponse;
  ChangedSearchesResponse: ChangedSearchesResponse;
  ChangedTesterResponse: ChangedTesterResponse;
  ChangelogResponse: ChangelogResponse;
  ConfirmRequest: ConfirmRequest;
  ContentSchema: ContentSchema;
  CopyRevisionRequest: CopyRevisionRequest;
  CreatedDeckResponse: CreatedDeckResponse;
  DeckChangeRequest: DeckChangeRequest;
  DeckTagsSchema: DeckTagsSchema;
  DecksResponse: DecksResponse;
  DeleteRequest: DeleteRequest;
  DeletionPreviewResponse: DeletionPreviewResponse;
  DeletionResponse: DeletionResponse;
  DoneResponse: DoneResponse;
  EmailRequest: EmailRequest;
  ErrorResponse: ErrorResponse;
  ErrorSchema: ErrorSchema;
  EvidenceSchema: EvidenceSchema;
  ExportResponse: ExportResponse;
  ExportedReportsResponse: ExportedReportsResponse;
  FatesSchema: FatesSchema;
  FavoriteResponse: FavoriteResponse;
  FieldProblemSchema: FieldProblemSchema;
  FreezeRequest: FreezeRequest;
  HealthResponse: HealthResponse;
  IdeaSchema: IdeaSchema;
  IdeasRequest: IdeasRequest;
  IdeasResponse: IdeasResponse;
  ImportRequest: ImportRequest;
  ImportedDeckResponse: ImportedDeckResponse;
  ImportedVersionSchema: ImportedVersionSchema;
  InventoryResponse: InventoryResponse;
  ListedDeckSchema: ListedDeckSchema;
  LoginRequest: LoginRequest;
  MineResponse: MineResponse;
  NewDeckRequest: NewDeckRequest;
  NewRevisionSchema: NewRevisionSchema;
  NoteSchema: NoteSchema;
  NotesRequest: NotesRequest;
  NotesResponse: NotesResponse;
  OembedResponse: OembedResponse;
  OwnDeckResponse: OwnDeckResponse;
  OwnReportsResponse: OwnReportsResponse;
  PasswordRequest: PasswordRequest;
  PrintingSchema: PrintingSchema;
  PublicDeckResponse: PublicDeckResponse;
  PublicNameRequest: PublicNameRequest;
  PublishRequest: PublishRequest;
  PublishedResponse: PublishedResponse;
  ReadDeckResponse: ReadDeckResponse;
  ReasonSchema: ReasonSchema;
  RegisterRequest: RegisterRequest;
  ReleaseSchema: ReleaseSchema;
  ReleasedCardSchema: ReleasedCardSchema;
  RemovedDeckResponse: RemovedDeckResponse;
  RemovedRevisionResponse: RemovedRevisionResponse;
  ReportRequest: ReportRequest;
  ReportResponse: ReportResponse;
  ResetByEmailRequest: ResetByEmailRequest;
  ResetByNameRequest: ResetByNameRequest;
  ResetRequest: ResetRequest;
  RetryAfterSchema: RetryAfterSchema;
  RevisionGroupSchema: RevisionGroupSchema;
  RevisionSchema: RevisionSchema;
  RevokeRequest: RevokeRequest;
  RevokedKeyResponse: RevokedKeyResponse;
  RoundDataResponse: RoundDataResponse;
  RoundRequest: RoundRequest;
  RoundSchema: RoundSchema;
  RoundsResponse: RoundsResponse;
  SavedSearchSchema: SavedSearchSchema;
  ScoreSummarySchema: ScoreSummarySchema;
  SearchKeyRequest: SearchKeyRequest;
  SearchRequest: SearchRequest;
  SearchesResponse: SearchesResponse;
  SessionSchema: SessionSchema;
  SessionsResponse: SessionsResponse;
  ShareKeyResponse: ShareKeyResponse;
  SharedInventoryResponse: SharedInventoryResponse;
  SignedOutResponse: SignedOutResponse;
  SummaryResponse: SummaryResponse;
  TargetSchema: TargetSchema;
  TesterProfileRequest: TesterProfileRequest;
  TesterProfileResponse: TesterProfileResponse;
  TesterRequest: TesterRequest;
  TesterSchema: TesterSchema;
  TestersResponse: TestersResponse;
  WithdrawnResponse: WithdrawnResponse;
}
/**
 * The signed-in user's account.
 */
export interface AccountResponse {
  success: true;
  username: string;
  publicName: string;
  email: string | null;
  /**
   * only a confirmed address can be used to reset the password
   */
  emailConfirmed: boolean;
  /**
   * whether this site sends mail at all
   */
  sendsMail: boolean;
  created: string;
  isPlaytester: boolean;
  isAdmin: boolean;
}
/**
 * Card id → copies to add, or to take when negative.
 */
export interface AddCardsRequest {
  /**
   * This interface was referenced by `AddCardsRequest`'s JSON-Schema definition
   * via the `patternProperty` "^(1[0-9]{5}|2([1-9][0-9]{4}|0[1-9][0-9]{3}|00[1-9][0-9]{2}|000[1-9][0-9]|0000[1-9]))$".
   */
  [k: string]: number;
}
/**
 * Add revisions, oldest first.
 */
export interface AddRevisionsRequest {
  /**
   * @minItems 1
   * @maxItems 20
   */
  branches: NewRevisionSchema[];
}
/**
 * A revision to add. Name and author are ignored: all revisions share those of the deck.
 */
export interface NewRevisionSchema {
  name?: string | null;
  author?: string;
  /**
   * at most 16 KB as UTF-8
   */
  description?: string;
  /**
   * @maxItems 40
   */
  tags?: string[];
  /**
   * card id → copies
   */
  cards: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^(1[0-9]{5}|2([1-9][0-9]{4}|0[1-9][0-9]{3}|00[1-9][0-9]{2}|000[1-9][0-9]|0000[1-9]))$".
     */
    [k: string]: number;
  };
  /**
   * null: the next number, such as `#2`
   */
  branchName?: string | null;
}
/**
 * The added revisions, in the order of the request, and the whole revision group.
 */
export interface AddedRevisionsResponse {
  success: true;
  branches: RevisionSchema[];
  family: RevisionGroupSchema;
}
/**
 * An added revision.
 */
export interface RevisionSchema {
  deckid: string;
  branchName: string;
}
/**
 * The revisions of a deck, which share its name and author.
 */
export interface RevisionGroupSchema {
  /**
   * id of the current revision, the one edited last
   */
  master: string;
  /**
   * ids, oldest first
   */
  members: string[];
}
export interface ApiCalls {
  "DELETE account": {
    body: DeleteRequest;
    response: DeletionResponse;
  };
  "DELETE account/searches": {
    body: SearchKeyRequest;
    response: ChangedSearchesResponse;
  };
  "DELETE account/sessions": {
    response: DoneResponse;
  };
  "DELETE account/sessions/{id}": {
    response: DoneResponse;
  };
  "DELETE deck/{id}": {
    response: RemovedDeckResponse;
  };
  "DELETE deck/{id}/branch": {
    response: RemovedRevisionResponse;
  };
  "DELETE inventory": {
    response: ChangedInventoryResponse;
  };
  "DELETE inventory/key": {
    response: RevokedKeyResponse;
  };
  "DELETE login": {
    response: DoneResponse;
  };
  "DELETE pda/favorite/{id}": {
    response: FavoriteResponse;
  };
  "DELETE pda/{id}": {
    response: WithdrawnResponse;
  };
  "DELETE playtest/users": {
    body: RevokeRequest;
    response: ChangedTesterResponse;
  };
  "GET account": {
    response: AccountResponse | SignedOutResponse;
  };
  "GET account/deletion": {
    response: DeletionPreviewResponse;
  };
  "GET account/export": {
    response: ExportResponse;
  };
  "GET account/searches": {
    response: SearchesResponse;
  };
  "GET account/sessions": {
    response: SessionsResponse;
  };
  "GET changelog": {
    response: ChangelogResponse;
  };
  "GET deck/{id}": {
    response: OwnDeckResponse | ReadDeckResponse;
  };
  "GET decks": {
    response: DecksResponse;
  };
  "GET health": {
    response: HealthResponse;
  };
  "GET inventory": {
    response: InventoryResponse;
  };
  "GET inventory/{key}": {
    response: SharedInventoryResponse;
  };
  "GET oembed": {
    response: OembedResponse;
  };
  "GET pda/mine": {
    response: MineResponse;
  };
  "GET pda/{id}": {
    response: PublicDeckResponse;
  };
  "GET playtest/audit": {
    response: AuditResponse;
  };
  "GET playtest/data": {
    response: RoundDataResponse;
  };
  "GET playtest/export/{target}/{id}": {
    response: ExportedReportsResponse;
  };
  "GET playtest/profile": {
    response: TesterProfileResponse;
  };
  "GET playtest/reports": {
    response: OwnReportsResponse;
  };
  "GET playtest/rounds": {
    response: RoundsResponse;
  };
  "GET playtest/summary": {
    response: SummaryResponse;
  };
  "GET playtest/users": {
    response: TestersResponse;
  };
  "GET playtest/{kind}/{id}": {
    response: ReportResponse;
  };
  "PATCH inventory": {
    body: AddCardsRequest;
    response: ChangedInventoryResponse;
  };
  "POST account": {
    body: RegisterRequest;
    response: AccountResponse;
  };
  "POST account/deletion": {
    response: DeletionResponse;
  };
  "POST account/email": {
    response: DoneResponse;
  };
  "POST account/reset": {
    body: ResetByNameRequest | ResetByEmailRequest;
    response: DoneResponse;
  };
  "POST deck": {
    body: NewDeckRequest;
    response: CreatedDeckResponse;
  };
  "POST deck/import": {
    body: ImportRequest;
    response: ImportedDeckResponse;
  };
  "POST deck/recommendation": {
    body: IdeasRequest;
    response: IdeasResponse;
  };
  "POST deck/{id}/branch": {
    body: AddRevisionsRequest | CopyRevisionRequest;
    response: AddedRevisionsResponse;
  };
  "POST decks/batch": {
    body: BatchRequest;
    response: BatchResponse;
  };
  "POST inventory/notes/batch": {
    body: NotesRequest;
    response: NotesResponse;
  };
  "POST login": {
    body: LoginRequest;
    response: AccountResponse;
  };
  "POST pda/favorite/{id}": {
    response: FavoriteResponse;
  };
  "POST pda/{id}": {
    body?: PublishRequest | null;
    response: PublishedResponse;
  };
  "POST playtest/users": {
    body: TesterRequest;
    response: ChangedTesterResponse;
  };
  "PUT account": {
    body: PasswordRequest | EmailRequest | PublicNameRequest;
    response: DoneResponse;
  };
  "PUT account/email": {
    body: ConfirmRequest;
    response: DoneResponse;
  };
  "PUT account/reset": {
    body: ResetRequest;
    response: DoneResponse;
  };
  "PUT account/searches": {
    body: SearchRequest;
    response: ChangedSearchesResponse;
  };
  "PUT deck/{id}": {
    body: DeckChangeRequest;
    response: ChangedDeckResponse;
  };
  "PUT inventory": {
    body: FreezeRequest | CardChangesRequest;
    response: ChangedInventoryResponse;
  };
  "PUT inventory/key": {
    response: ShareKeyResponse;
  };
  "PUT pda/{id}": {
    body?: PublishRequest | null;
    response: PublishedResponse;
  };
  "PUT playtest/profile": {
    body: TesterProfileRequest;
    response: TesterProfileResponse;
  };
  "PUT playtest/rounds/{round}": {
    body: RoundRequest;
    response: RoundSchema;
  };
  "PUT playtest/users": {
    body: TesterRequest;
    response: ChangedTesterResponse;
  };
  "PUT playtest/{kind}/{id}": {
    body: ReportRequest;
    response: ReportResponse;
  };
}
/**
 * Delete the account.
 */
export interface DeleteRequest {
  password: string;
}
/**
 * The account is deleted, or being deleted: further calls or a scheduled job finish it.
 */
export interface DeletionResponse {
  success: true;
  username: string;
  /**
   * whether the account is deleted
   */
  done: boolean;
  /**
   * number of decks deleted by this call, public copies included
   */
  removed: number;
}
/**
 * Names a saved search.
 */
export interface SearchKeyRequest {
  page: "crypt" | "library" | "twd" | "pda";
  /**
   * JSON text of the criteria
   */
  q: string;
}
/**
 * The saved searches have been changed.
 */
export interface ChangedSearchesResponse {
  /**
   * version of the list after the change
   */
  rev: number;
}
/**
 * The call succeeded.
 */
export interface DoneResponse {
  success: true;
}
/**
 * The deck was deleted, with its other revisions and public copies.
 */
export interface RemovedDeckResponse {
  success: true;
  deckid: string;
  /**
   * ids of all deleted decks: this one, its other revisions, their public copies
   */
  removed: string[];
}
/**
 * The revision was deleted.
 */
export interface RemovedRevisionResponse {
  success: true;
  deckid: string;
  /**
   * ids of all deleted decks: this one and its public copy
   */
  removed: string[];
  /**
   * id of the revision that is current now
   */
  master: string;
  /**
   * null when only one revision is left
   */
  family: RevisionGroupSchema | null;
}
/**
 * The inventory was changed, now or by an earlier call with the same key.
 */
export interface ChangedInventoryResponse {
  success: true;
  /**
   * copies of the cards in the request now; null for a card that is not owned
   */
  cards: {
    [k: string]: number | null;
  };
  /**
   * number → version now, of the buckets of these cards
   */
  revs: {
    [k: string]: number;
  };
  isFrozen: boolean;
}
/**
 * No key opens the inventory.
 */
export interface RevokedKeyResponse {
  success: true;
}
/**
 * Whether the deck is a favourite of the user now, and of how many users.
 */
export interface FavoriteResponse {
  success: true;
  deckid: string;
  isFavorited: boolean;
  favoritedBy: number;
}
/**
 * The public copy was deleted; the deck itself stays.
 */
export interface WithdrawnResponse {
  success: true;
  /**
   * id of the deleted copy
   */
  deckid: string;
  /**
   * id of the deck
   */
  publicParent: string;
}
/**
 * The user whose role is revoked.
 */
export interface RevokeRequest {
  username: string;
}
/**
 * The role was changed, now or before.
 */
export interface ChangedTesterResponse {
  success: true;
  username: string;
  role: "tester" | "admin";
  isOn: boolean;
}
/**
 * No one is signed in.
 */
export interface SignedOutResponse {
  success: false;
}
/**
 * How much would be deleted with the account.
 */
export interface DeletionPreviewResponse {
  decks: number;
  publicDecks: number;
  favorites: number;
  inventoryCards: number;
  playtestReports: number;
  savedSearches: number;
  fates: FatesSchema;
}
/**
 * What happens to each kind of data when the account is deleted.
 */
export interface FatesSchema {
  decks: "deleted";
  publicDecks: "deleted";
  favorites: "withdrawn";
  inventoryCards: "deleted";
  playtestReports: "deleted";
  savedSearches: "deleted";
}
/**
 * One page of everything stored about a user.
 */
export interface ExportResponse {
  exported: string;
  account: AccountResponse;
  sessions: {
    [k: string]: string;
  }[];
  decks: {
    [k: string]: unknown;
  }[];
  other: {
    [k: string]: unknown;
  }[];
  /**
   * `after` of the next page; null on the last one
   */
  next: string | null;
}
/**
 * All saved searches of the user, newest first.
 */
export interface SearchesResponse {
  rev: number;
  searches: SavedSearchSchema[];
}
/**
 * A saved search.
 */
export interface SavedSearchSchema {
  page: "crypt" | "library" | "twd" | "pda";
  q: string;
  name: string;
  saved: number;
}
/**
 * All sessions of the user.
 */
export interface SessionsResponse {
  sessions: SessionSchema[];
}
/**
 * A browser in which the user is signed in.
 */
export interface SessionSchema {
  id: string;
  created: string;
  lastSeen: string;
  device: string;
  remember: boolean;
  current: boolean;
}
/**
 * The newest version, and the history, newest first.
 */
export interface ChangelogResponse {
  version: string;
  changes: string[];
  history: ReleaseSchema[];
}
/**
 * A released version and its changes.
 */
export interface ReleaseSchema {
  version: string;
  date: string;
  changes: string[];
}
/**
 * A deck as seen by its owner.
 */
export interface OwnDeckResponse {
  deckid: string;
  name: string;
  author: string;
  description: string;
  cards: {
    [k: string]: number;
  };
  tags: string[];
  rev: number;
  created: string;
  /**
   * time of the last change
   */
  timestamp: string;
  /**
   * an anonymous deck, without an owner
   */
  isNonEditable: boolean;
  /**
   * id of the deck that it proposes changes to
   */
  reviewOf: string | null;
  isAuthor: true;
  /**
   * label of this revision; empty for a deck without revisions
   */
  branchName: string;
  /**
   * null for a deck without revisions
   */
  family: RevisionGroupSchema | null;
  inventoryType: "virtual" | "flexible" | "fixed";
  /**
   * card id → its inventory type, where it differs from the deck's
   */
  markers: {
    [k: string]: "virtual" | "flexible" | "fixed";
  };
  /**
   * id of its public copy
   */
  publicChild: string | null;
  /**
   * id of the deck of which it is the public copy
   */
  publicParent: string | null;
  hidden: boolean;
  locked: boolean;
  /**
   * playtest cards that releases have replaced, oldest first
   */
  released: ReleasedCardSchema[];
}
/**
 * A playtest card of the deck that a release has replaced.
 */
export interface ReleasedCardSchema {
  at: string;
  /**
   * id of the playtest card
   */
  card: string;
  /**
   * id of the released card; null for a card that is gone
   */
  to: string | null;
  copies: number;
}
/**
 * A deck as seen by anyone but its owner.
 */
export interface ReadDeckResponse {
  deckid: string;
  name: string;
  author: string;
  description: string;
  cards: {
    [k: string]: number;
  };
  tags: string[];
  rev: number;
  created: string;
  /**
   * time of the last change
   */
  timestamp: string;
  /**
   * an anonymous deck, without an owner
   */
  isNonEditable: boolean;
  /**
   * id of the deck that it proposes changes to
   */
  reviewOf: string | null;
  isAuthor: false;
  /**
   * whether it has a public copy
   */
  publicChild: boolean;
  /**
   * whether it is a public copy
   */
  publicParent: boolean;
  /**
   * cards, description and tags are left out, because the deck has playtest cards
   */
  withheld: boolean;
}
/**
 * All decks of a user, by their ids.
 */
export interface DecksResponse {
  decks: ListedDeckSchema[];
  families: {
    [k: string]: RevisionGroupSchema;
  };
}
/**
 * A deck in the list of its owner.
 */
export interface ListedDeckSchema {
  deckid: string;
  name: string;
  author: string;
  tags: string[];
  branchName: string;
  /**
   * key of `families`; null for a deck without revisions
   */
  family: string | null;
  /**
   * clan or path of more than half of the crypt
   */
  mainClan: string | null;
  cryptCount: number;
  libraryCount: number;
  inventoryType: "virtual" | "flexible" | "fixed";
  hidden: boolean;
  locked: boolean;
  publicChild: string | null;
  publicParent: string | null;
  reviewOf: string | null;
  rev: number;
  timestamp: string;
}
/**
 * The service is up.
 */
export interface HealthResponse {
  status: "ok";
}
/**
 * The inventory of the user.
 */
export interface InventoryResponse {
  isFrozen: boolean;
  /**
   * the share key
   */
  key: string | null;
  /**
   * versions of all buckets, by number; 0 for one that was never written
   *
   * @minItems 32
   * @maxItems 32
   */
  revs: number[];
  /**
   * number → bucket, of those that the device lacks
   */
  buckets: {
    [k: string]: BucketSchema;
  };
}
/**
 * The cards whose id leaves the number of the bucket when divided by 32.
 */
export interface BucketSchema {
  /**
   * card id → copies
   */
  q: {
    [k: string]: number;
  };
  targets: {
    [k: string]: TargetSchema;
  };
  printings: {
    [k: string]: PrintingSchema[];
  };
  /**
   * card id → version of its note
   */
  notes: {
    [k: string]: number;
  };
}
/**
 * How many copies of a card the user wants to own.
 */
export interface TargetSchema {
  /**
   * `fixed`: this many in total; `surplus`: this many beyond those that decks need
   */
  mode: "surplus" | "fixed";
  value: number;
}
/**
 * Copies of a card from one set in one language.
 */
export interface PrintingSchema {
  /**
   * code of the set
   */
  set: string;
  language: string;
  copies: number;
}
/**
 * The copies in an inventory, as anyone with its key sees them.
 */
export interface SharedInventoryResponse {
  /**
   * card id → copies, all above 0
   */
  cards: {
    [k: string]: number;
  };
}
/**
 * A deck for programs that embed links (oEmbed 1.0).
 */
export interface OembedResponse {
  version?: "1.0";
  type?: "rich";
  provider_name?: string;
  provider_url: string;
  title: string;
  author_name: string;
  html: string;
  width: number;
  height: number;
  cache_age: number;
}
/**
 * The signed-in user's favourites and public decks, newer than the published files.
 */
export interface MineResponse {
  /**
   * ids; some may no longer be public
   */
  favorites: string[];
  /**
   * ids of the user's public decks
   */
  own: string[];
  /**
   * those of them that changed since the given time, newest first; at most 100
   */
  decks: PublicDeckResponse[];
}
/**
 * A public deck.
 */
export interface PublicDeckResponse {
  deckid: string;
  name: string;
  author: string;
  description: string;
  /**
   * card id → copies, all above 0
   */
  cards: {
    [k: string]: number;
  };
  tags: DeckTagsSchema;
  /**
   * when it was made public
   */
  created: string;
  /**
   * when it was last updated from its deck
   */
  timestamp: string;
  /**
   * number of users who have it as a favourite
   */
  favoritedBy: number;
  /**
   * whether it is a favourite of the signed-in user
   */
  isFavorited: boolean;
  /**
   * whether the signed-in user owns it
   */
  isAuthor: boolean;
  /**
   * id of the deck it is a copy of; null for anyone but its owner
   */
  publicParent: string | null;
}
/**
 * The computed tags of a deck, by strength.
 */
export interface DeckTagsSchema {
  superior: string[];
  base: string[];
}
/**
 * The newest changes first.
 */
export interface AuditResponse {
  entries: AuditEntrySchema[];
  /**
   * `before` of the next page; null on the last one
   */
  next: number | null;
}
/**
 * A change of a role or a round.
 */
export interface AuditEntrySchema {
  number: number;
  moment: string;
  /**
   * username; null for the operator and for deleted accounts
   */
  by: string | null;
  /**
   * the new role or `revoked`, or the new state of a round
   */
  event: "tester" | "admin" | "revoked" | "open" | "closed" | "archived";
  /**
   * username, null for a deleted account; or the id of a round
   */
  subject: string | null;
}
/**
 * Cards, precons and images of the round, as `make playtest` wrote them: `PlaytestRound`.
 */
export interface RoundDataResponse {
  round: {
    [k: string]: string;
  };
  crypt: {
    [k: string]: unknown;
  }[];
  library: {
    [k: string]: unknown;
  }[];
  precons: {
    [k: string]: unknown;
  };
  /**
   * card id → file name below `playtest/images/`
   */
  images: {
    [k: string]: string;
  };
  searchCrypt: {
    [k: string]: unknown;
  };
  searchLibrary: {
    [k: string]: unknown;
  };
  names: {
    [k: string]: unknown;
  }[];
}
/**
 * A page of the reports of a round.
 */
export interface ExportedReportsResponse {
  round: string;
  /**
   * card id, code of a precon, or `general` → username → report
   */
  reports: {
    [k: string]: {
      [k: string]: ContentSchema;
    };
  };
  /**
   * `after` of the next page; null on the last one
   */
  next: string | null;
}
/**
 * A report as admins see it.
 */
export interface ContentSchema {
  text: string;
  score: number;
  isPlayed: boolean;
}
/**
 * The own profile.
 */
export interface TesterProfileResponse {
  username: string;
  role: "tester" | "admin";
  language: string;
  liaison: string;
  games: string;
  /**
   * own reports of the current round that are not empty
   */
  reports: number;
  /**
   * day of the last report or change of the profile
   */
  active: string | null;
  /**
   * day
   */
  added: string;
  /**
   * the current round
   */
  round: RoundSchema | null;
}
/**
 * A round of the playtest.
 */
export interface RoundSchema {
  id: string;
  name: string;
  state: "open" | "closed" | "archived";
  opened: string;
  /**
   * when it was closed or archived
   */
  ended: string | null;
}
/**
 * All own reports of the current round.
 */
export interface OwnReportsResponse {
  /**
   * null before the first round
   */
  round: RoundSchema | null;
  /**
   * card id → report
   */
  card: {
    [k: string]: ReportResponse;
  };
  /**
   * code → report
   */
  precon: {
    [k: string]: ReportResponse;
  };
  general: ReportResponse | null;
}
/**
 * An own report.
 */
export interface ReportResponse {
  text: string;
  score: number;
  isPlayed: boolean;
  /**
   * counts the changes; 0 for a report that was never written
   */
  rev: number;
  updated: string | null;
}
/**
 * All rounds, newest first.
 */
export interface RoundsResponse {
  rounds: RoundSchema[];
}
/**
 * The sums of all scores of a round.
 */
export interface SummaryResponse {
  round: string;
  card: {
    [k: string]: ScoreSummarySchema;
  };
  precon: {
    [k: string]: ScoreSummarySchema;
  };
}
/**
 * The scores of a card or precon.
 */
export interface ScoreSummarySchema {
  /**
   * reports that are not empty
   */
  reports: number;
  /**
   * seen in play: number of reports by score, 0 to 10
   *
   * @minItems 11
   * @maxItems 11
   */
  seen: number[];
  /**
   * not seen in play: number of reports by score, 0 to 10
   *
   * @minItems 11
   * @maxItems 11
   */
  notSeen: number[];
  /**
   * of all scores but 0; null without any
   */
  mean: number | null;
  median: number | null;
  /**
   * standard deviation
   */
  spread: number | null;
}
/**
 * All testers, by username.
 */
export interface TestersResponse {
  testers: TesterSchema[];
}
/**
 * A tester, as admins see them.
 */
export interface TesterSchema {
  username: string;
  role: "tester" | "admin";
  /**
   * false for a former tester, whose reports stay
   */
  isOn: boolean;
  /**
   * day
   */
  added: string;
  /**
   * username; null for the operator and for deleted accounts
   */
  addedBy: string | null;
  language: string;
  liaison: string;
  games: string;
  /**
   * reports of the current round that are not empty
   */
  reports: number;
  /**
   * day of the last report or change of the profile
   */
  active: string | null;
}
/**
 * Create an account.
 */
export interface RegisterRequest {
  username: string;
  password: string;
  email?: string;
}
/**
 * Request a reset mail by user name.
 */
export interface ResetByNameRequest {
  username: string;
}
/**
 * Request a reset mail by e-mail address.
 */
export interface ResetByEmailRequest {
  email: string;
}
/**
 * Create a deck.
 */
export interface NewDeckRequest {
  name?: string;
  author?: string;
  /**
   * at most 16 KB as UTF-8
   */
  description?: string;
  /**
   * @maxItems 40
   */
  tags?: string[];
  /**
   * card id → copies
   */
  cards?: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^(1[0-9]{5}|2([1-9][0-9]{4}|0[1-9][0-9]{3}|00[1-9][0-9]{2}|000[1-9][0-9]|0000[1-9]))$".
     */
    [k: string]: number;
  };
  /**
   * without an owner: an import without an account, or a snapshot to share
   */
  anonymous?: boolean;
  /**
   * id of the deck, of any kind, that this one proposes changes to
   */
  reviewOf?: string | null;
}
/**
 * The deck was created, now or by an earlier call with the same key.
 */
export interface CreatedDeckResponse {
  success: true;
  deckid: string;
  /**
   * end of the time in which the browser that created an anonymous deck may edit it; null for a deck with an owner
   */
  repairUntil: string | null;
  /**
   * when an anonymous deck expires; null for a deck with an owner
   */
  ends: string | null;
}
/**
 * Fetch a deck from the configured third-party site.
 */
export interface ImportRequest {
  /**
   * URL of a page there, with `#deck/`
   */
  url: string;
}
/**
 * A deck of the third-party site. The published map of card ids translates its ids.
 */
export interface ImportedDeckResponse {
  name: string;
  author: string;
  description: string;
  /**
   * card id of that site → copies
   */
  cards: {
    [k: string]: number;
  };
  versions: ImportedVersionSchema[];
}
/**
 * Another version of a deck on the third-party site.
 */
export interface ImportedVersionSchema {
  comments: string;
  /**
   * card id of that site → copies
   */
  cards: {
    [k: string]: number;
  };
}
/**
 * Request ideas for a deck.
 */
export interface IdeasRequest {
  /**
   * card id → copies; unknown ids are ignored
   */
  cards: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^[1-9][0-9]{0,8}$".
     */
    [k: string]: number;
  };
}
/**
 * Ideas, best first, without banned and playtest cards.
 */
export interface IdeasResponse {
  crypt: IdeaSchema[];
  library: IdeaSchema[];
  /**
   * whether the deck is empty and the ideas are the most played cards
   */
  staples: boolean;
  /**
   * what the model was trained on; products: without an archive of winning decks there are no percentages and no usual copies
   */
  learntFrom: "winners" | "products";
  evidence: EvidenceSchema;
  /**
   * ids that no card has; they were ignored
   */
  unknown: string[];
}
/**
 * A card that the deck does not have.
 */
export interface IdeaSchema {
  card: number;
  /**
   * usual number; null without winning decks that play it
   */
  copies: number | null;
  /**
   * number of similar decks that play it
   */
  playing: number;
  reason: ReasonSchema;
}
/**
 * Why a card is an idea; fields that a kind does not use are null or empty.
 */
export interface ReasonSchema {
  /**
   * peers: this percentage of comparable winning decks play it; similar: this number of the most similar decks play it; beside: often played together with these cards; fits: it fits by the rules; staple: the deck is still empty
   */
  kind: "peers" | "similar" | "beside" | "fits" | "staple";
  /**
   * clan or path of the deck, and of its peers
   */
  clan: string | null;
  /**
   * code of the discipline of the deck, and of its peers
   */
  discipline: string | null;
  percent: number | null;
  /**
   * number of decks that the percentage refers to, or that play it
   */
  decks: number | null;
  /**
   * ids of cards of the deck
   */
  beside: number[];
}
/**
 * How the most similar winning decks play the cards of the deck.
 */
export interface EvidenceSchema {
  /**
   * number of similar decks; with too few of them `cards` is empty
   */
  decks: number;
  cards: CardEvidenceSchema[];
}
/**
 * How similar winning decks play a card of the deck.
 */
export interface CardEvidenceSchema {
  card: number;
  /**
   * number of similar decks that play it
   */
  playing: number;
  /**
   * lower quartile, median and upper quartile; empty for too few decks
   */
  copies: number[];
  /**
   * how the deck differs: similar decks rarely play the card; it has more, or fewer, copies
   */
  mark: ("rare" | "more" | "fewer") | null;
}
/**
 * Add a revision that is a copy of this or another deck.
 */
export interface CopyRevisionRequest {
  deckid: string;
}
/**
 * Read several decks by their ids.
 */
export interface BatchRequest {
  /**
   * @maxItems 100
   */
  ids: string[];
}
/**
 * The requested decks.
 */
export interface BatchResponse {
  decks: (OwnDeckResponse | ReadDeckResponse)[];
  /**
   * ids that no deck has
   */
  unknown: string[];
  /**
   * ids that did not fit into the response: request them again
   */
  left: string[];
}
/**
 * Read notes by the ids of their cards.
 */
export interface NotesRequest {
  /**
   * @maxItems 500
   */
  ids: string[];
}
/**
 * The requested notes.
 */
export interface NotesResponse {
  /**
   * card id → note; cards without a note are absent
   */
  notes: {
    [k: string]: NoteSchema;
  };
  /**
   * ids that did not fit into the response: request them again
   */
  left: string[];
}
/**
 * A note about a card.
 */
export interface NoteSchema {
  t: string;
  /**
   * its version, as in the bucket of the card
   */
  rev: number;
}
/**
 * Sign in; `remember` for 30 days.
 */
export interface LoginRequest {
  username: string;
  password: string;
  remember?: boolean;
}
/**
 * Publish a deck. Tags are accepted and ignored: they are computed from the cards.
 */
export interface PublishRequest {
  tags?:
    | {
        [k: string]: string[];
      }
    | string[]
    | null;
}
/**
 * The deck was published or its copy updated.
 */
export interface PublishedResponse {
  success: true;
  /**
   * id of the public copy
   */
  deckid: string;
  deck: PublicDeckResponse;
}
/**
 * A user and the role to give.
 */
export interface TesterRequest {
  username: string;
  role?: "tester" | "admin";
}
/**
 * Change the password.
 */
export interface PasswordRequest {
  password: string;
  newPassword: string;
}
/**
 * Change the e-mail address; an empty one removes it.
 */
export interface EmailRequest {
  password: string;
  email: string;
}
/**
 * Change the name under which decks are published.
 */
export interface PublicNameRequest {
  publicName: string;
}
/**
 * Confirm an e-mail address with the secret of a mail.
 */
export interface ConfirmRequest {
  token: string;
}
/**
 * Set a new password with the secret of a reset mail.
 */
export interface ResetRequest {
  token: string;
  newPassword: string;
}
/**
 * Save a search, or rename it.
 */
export interface SearchRequest {
  page: "crypt" | "library" | "twd" | "pda";
  /**
   * JSON text of the criteria
   */
  q: string;
  name: string;
  /**
   * milliseconds since 1970, by the device
   */
  saved: number;
}
/**
 * Change the given fields of a deck; null and absent fields stay as they are.
 */
export interface DeckChangeRequest {
  name?: string | null;
  author?: string | null;
  description?: string | null;
  tags?: string[] | null;
  branchName?: string | null;
  /**
   * removes all markers
   */
  inventoryType?: ("virtual" | "flexible" | "fixed") | null;
  markers?: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^(1[0-9]{5}|2([1-9][0-9]{4}|0[1-9][0-9]{3}|00[1-9][0-9]{2}|000[1-9][0-9]|0000[1-9]))$".
     */
    [k: string]: "virtual" | "flexible" | "fixed" | null;
  } | null;
  hidden?: boolean | null;
  locked?: boolean | null;
  cards?: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^(1[0-9]{5}|2([1-9][0-9]{4}|0[1-9][0-9]{3}|00[1-9][0-9]{2}|000[1-9][0-9]|0000[1-9]))$".
     */
    [k: string]: number;
  } | null;
  /**
   * replaces all cards; requires the header If-Match
   */
  replaceCards?: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^(1[0-9]{5}|2([1-9][0-9]{4}|0[1-9][0-9]{3}|00[1-9][0-9]{2}|000[1-9][0-9]|0000[1-9]))$".
     */
    [k: string]: number;
  } | null;
}
/**
 * The deck was changed.
 */
export interface ChangedDeckResponse {
  success: true;
  rev: number;
  timestamp: string;
}
/**
 * Refuse or allow changes of cards.
 */
export interface FreezeRequest {
  isFrozen: boolean;
}
/**
 * Card id → its changes.
 */
export interface CardChangesRequest {
  [k: string]: CardChangeSchema;
}
/**
 * Change the given values of a card; absent ones stay as they are.
 *
 * This interface was referenced by `CardChangesRequest`'s JSON-Schema definition
 * via the `patternProperty` "^(1[0-9]{5}|2([1-9][0-9]{4}|0[1-9][0-9]{3}|00[1-9][0-9]{2}|000[1-9][0-9]|0000[1-9]))$".
 */
export interface CardChangeSchema {
  /**
   * new number of copies; below 0 takes the card out; null is as absent
   */
  q?: number | null;
  /**
   * new text of the note; an empty one removes it; null is as absent
   */
  t?: string | null;
  /**
   * null removes it
   */
  target?: TargetSchema | null;
  /**
   * all printings, of at most as many copies as there are; null removes them
   */
  printings?: PrintingSchema[] | null;
}
/**
 * The new share key.
 */
export interface ShareKeyResponse {
  success: true;
  key: string;
}
/**
 * Change the given parts of the user's profile; null and absent ones stay as they are.
 */
export interface TesterProfileRequest {
  language?: ("en" | "es" | "fr" | "pt" | "") | null;
  liaison?: string | null;
  games?: ("0" | "1-3" | "4-6" | "7+" | "") | null;
}
/**
 * Open, close, reopen or archive a round.
 */
export interface RoundRequest {
  state: "open" | "closed" | "archived";
  /**
   * null: as it is; the id for a new round
   */
  name?: string | null;
}
/**
 * A report as a whole.
 */
export interface ReportRequest {
  text: string;
  /**
   * strength, 1 to 10; 0 for none
   */
  score: number;
  /**
   * seen in play
   */
  isPlayed: boolean;
  /**
   * that it was written for; null: the current one
   */
  round?: string | null;
}
/**
 * The body of every response that is not a success.
 */
export interface ErrorResponse {
  error: ErrorSchema;
}
/**
 * The error itself.
 */
export interface ErrorSchema {
  /**
   * stable code, for which the site has a message in the user's language
   */
  code: string;
  message: string;
  details?: FieldProblemSchema[] | RetryAfterSchema | null;
}
/**
 * The problem with a field of the body.
 */
export interface FieldProblemSchema {
  field: string;
  problem: string;
}
/**
 * When to retry.
 */
export interface RetryAfterSchema {
  /**
   * seconds
   */
  retryAfter: number;
}
