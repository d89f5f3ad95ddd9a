// Generated from the functions by `make types`. Do not edit.

/**
 * Every shape of the API by its name.
 */
export interface ApiShapes {
  AccountResponse: AccountResponse;
  BatchRequest: BatchRequest;
  BatchResponse: BatchResponse;
  BranchResponse: BranchResponse;
  BranchesRequest: BranchesRequest;
  BranchesResponse: BranchesResponse;
  ChangedDeckResponse: ChangedDeckResponse;
  Changelog: Changelog;
  ConfirmRequest: ConfirmRequest;
  CopyBranchRequest: CopyBranchRequest;
  CreatedDeckResponse: CreatedDeckResponse;
  DeckChangeRequest: DeckChangeRequest;
  DeckTagsResponse: DeckTagsResponse;
  DecksResponse: DecksResponse;
  DeleteRequest: DeleteRequest;
  DeletedResponse: DeletedResponse;
  DeletionResponse: DeletionResponse;
  Done: Done;
  EmailRequest: EmailRequest;
  ErrorFacts: ErrorFacts;
  ErrorResponse: ErrorResponse;
  EvidenceResponse: EvidenceResponse;
  ExportResponse: ExportResponse;
  FamilyResponse: FamilyResponse;
  Fates: Fates;
  FavoriteResponse: FavoriteResponse;
  FieldProblem: FieldProblem;
  Health: Health;
  IdeaResponse: IdeaResponse;
  IdeasRequest: IdeasRequest;
  IdeasResponse: IdeasResponse;
  ImportRequest: ImportRequest;
  ImportedDeckResponse: ImportedDeckResponse;
  ImportedVersionResponse: ImportedVersionResponse;
  ListedDeckResponse: ListedDeckResponse;
  LoginRequest: LoginRequest;
  MineResponse: MineResponse;
  NewBranchRequest: NewBranchRequest;
  NewDeckRequest: NewDeckRequest;
  OwnDeckResponse: OwnDeckResponse;
  PasswordRequest: PasswordRequest;
  PublicDeckResponse: PublicDeckResponse;
  PublicNameRequest: PublicNameRequest;
  PublishRequest: PublishRequest;
  PublishedResponse: PublishedResponse;
  ReadDeckResponse: ReadDeckResponse;
  ReasonResponse: ReasonResponse;
  RegisterRequest: RegisterRequest;
  Release: Release;
  RemovedBranchResponse: RemovedBranchResponse;
  RemovedDeckResponse: RemovedDeckResponse;
  ResetByEmailRequest: ResetByEmailRequest;
  ResetByNameRequest: ResetByNameRequest;
  ResetRequest: ResetRequest;
  SessionResponse: SessionResponse;
  SessionsResponse: SessionsResponse;
  ShownResponse: ShownResponse;
  SignedOut: SignedOut;
  Wait: Wait;
  WithdrawnResponse: WithdrawnResponse;
}
/**
 * Who is signed in.
 */
export interface AccountResponse {
  success: true;
  username: string;
  publicName: string;
  email: string | null;
  /**
   * only a confirmed address serves to reset a password
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
 * Ask for several decks by their ids.
 */
export interface BatchRequest {
  /**
   * @maxItems 100
   */
  ids: string[];
}
/**
 * The decks asked for.
 */
export interface BatchResponse {
  decks: (OwnDeckResponse | ReadDeckResponse)[];
  /**
   * no deck has these ids
   */
  unknown: string[];
  /**
   * the answer had no room for these: ask again
   */
  left: string[];
}
/**
 * A deck as its owner sees it.
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
   * when the deck was changed last
   */
  timestamp: string;
  /**
   * nobody owns it
   */
  isNonEditable: boolean;
  /**
   * the deck that it proposes changes of
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
  family: FamilyResponse | null;
  inventoryType: "virtual" | "flexible" | "fixed";
  /**
   * card id → how it uses the inventory, where not as the deck does
   */
  markers: {
    [k: string]: "virtual" | "flexible" | "fixed";
  };
  /**
   * id of its public copy
   */
  publicChild: string | null;
  /**
   * id of the deck that it is the public copy of
   */
  publicParent: string | null;
  hidden: boolean;
  locked: boolean;
}
/**
 * The revisions of a deck. Name and author are the same for all of them.
 */
export interface FamilyResponse {
  /**
   * id of the one that was edited last and stands for all
   */
  master: string;
  /**
   * ids, oldest first
   */
  members: string[];
}
/**
 * A deck as others than its owner see it.
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
   * when the deck was changed last
   */
  timestamp: string;
  /**
   * nobody owns it
   */
  isNonEditable: boolean;
  /**
   * the deck that it proposes changes of
   */
  reviewOf: string | null;
  isAuthor: false;
  /**
   * there is a public copy of it
   */
  publicChild: boolean;
  /**
   * it is a public copy
   */
  publicParent: boolean;
}
/**
 * A revision that was added.
 */
export interface BranchResponse {
  deckid: string;
  branchName: string;
}
/**
 * Add revisions, oldest first.
 */
export interface BranchesRequest {
  /**
   * @minItems 1
   * @maxItems 20
   */
  branches:
    | [NewBranchRequest]
    | [NewBranchRequest, NewBranchRequest]
    | [NewBranchRequest, NewBranchRequest, NewBranchRequest]
    | [NewBranchRequest, NewBranchRequest, NewBranchRequest, NewBranchRequest]
    | [NewBranchRequest, NewBranchRequest, NewBranchRequest, NewBranchRequest, NewBranchRequest]
    | [
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest
      ]
    | [
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest
      ]
    | [
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest
      ]
    | [
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest
      ]
    | [
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest
      ]
    | [
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest
      ]
    | [
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest
      ]
    | [
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest
      ]
    | [
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest
      ]
    | [
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest
      ]
    | [
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest
      ]
    | [
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest
      ]
    | [
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest
      ]
    | [
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest
      ]
    | [
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest,
        NewBranchRequest
      ];
}
/**
 * A revision to add. Name and author stay those of the deck: all its revisions share them.
 */
export interface NewBranchRequest {
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
   * null: the next number, `#2`
   */
  branchName?: string | null;
}
/**
 * The revisions that were added, in the order they were sent, and all of the deck.
 */
export interface BranchesResponse {
  success: true;
  branches: BranchResponse[];
  family: FamilyResponse;
}
/**
 * The deck is changed.
 */
export interface ChangedDeckResponse {
  success: true;
  rev: number;
  timestamp: string;
}
/**
 * The newest version, and all of them, newest first.
 */
export interface Changelog {
  version: string;
  changes: string[];
  history: Release[];
}
/**
 * A released version and what is new in it.
 */
export interface Release {
  version: string;
  date: string;
  changes: string[];
}
/**
 * Confirm an e-mail address with the secret of a mail.
 */
export interface ConfirmRequest {
  token: string;
}
/**
 * Add a revision that is a copy of this or another deck.
 */
export interface CopyBranchRequest {
  deckid: string;
}
/**
 * The deck is made, or was by an earlier try with the same key.
 */
export interface CreatedDeckResponse {
  success: true;
  deckid: string;
  /**
   * until then the browser that made a deck of nobody's may change it; null for one's own
   */
  repairUntil: string | null;
  /**
   * when a deck of nobody's is gone; null for one's own
   */
  ends: string | null;
}
/**
 * Change what is sent of a deck; null and absent leave it as it is.
 */
export interface DeckChangeRequest {
  name?: string | null;
  author?: string | null;
  description?: string | null;
  tags?: string[] | null;
  branchName?: string | null;
  /**
   * takes all markers off
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
   * all cards from now on; needs the header If-Match
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
 * How strongly a deck does what its cards count for.
 */
export interface DeckTagsResponse {
  superior: string[];
  base: string[];
}
/**
 * All decks of a user, by their ids.
 */
export interface DecksResponse {
  decks: ListedDeckResponse[];
  families: {
    [k: string]: FamilyResponse;
  };
}
/**
 * A deck in the list of its owner.
 */
export interface ListedDeckResponse {
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
 * Delete the account.
 */
export interface DeleteRequest {
  password: string;
}
/**
 * The account is gone, or on its way out: then the rest goes with more calls, or by itself.
 */
export interface DeletedResponse {
  success: true;
  username: string;
  /**
   * the account is gone
   */
  done: boolean;
  /**
   * decks that went in this call, public copies included
   */
  removed: number;
}
/**
 * What would be deleted with the account.
 */
export interface DeletionResponse {
  decks: number;
  publicDecks: number;
  favorites: number;
  inventoryCards: number;
  fates: Fates;
}
/**
 * What becomes of each kind when the account is deleted.
 */
export interface Fates {
  decks: "deleted";
  publicDecks: "deleted";
  favorites: "withdrawn";
  inventoryCards: "deleted";
}
/**
 * It is done.
 */
export interface Done {
  success: true;
}
/**
 * Change the e-mail address; an empty one removes it.
 */
export interface EmailRequest {
  password: string;
  email: string;
}
/**
 * What went wrong.
 */
export interface ErrorFacts {
  /**
   * by which the site finds the words in the user's language
   */
  code: string;
  message: string;
  details?: FieldProblem[] | Wait | null;
}
/**
 * What is wrong with a field of the body.
 */
export interface FieldProblem {
  field: string;
  problem: string;
}
/**
 * When to try again.
 */
export interface Wait {
  /**
   * seconds
   */
  retryAfter: number;
}
/**
 * Every answer that is not a success.
 */
export interface ErrorResponse {
  error: ErrorFacts;
}
/**
 * What the most similar winning decks show of the cards of the deck.
 */
export interface EvidenceResponse {
  /**
   * similar decks; where they are too few, there are no cards
   */
  decks: number;
  cards: ShownResponse[];
}
/**
 * A card of the deck, as similar winning decks have it.
 */
export interface ShownResponse {
  card: number;
  /**
   * how many of the similar decks play it
   */
  playing: number;
  /**
   * usual ones: from, middle, to; empty where too few tell
   */
  copies: number[];
  /**
   * what stands out: they hardly play it; here are more, fewer copies
   */
  mark: ("rare" | "more" | "fewer") | null;
}
/**
 * Everything that is kept for a user, a page of it.
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
   * `after` of the next page; null: this is the last one
   */
  next: string | null;
}
/**
 * Whether the deck is a favourite now, and of how many.
 */
export interface FavoriteResponse {
  success: true;
  deckid: string;
  isFavorited: boolean;
  favoritedBy: number;
}
/**
 * The function answers.
 */
export interface Health {
  status: "ok";
}
/**
 * A card that the deck does not have.
 */
export interface IdeaResponse {
  card: number;
  /**
   * usual ones; null where winning decks do not tell
   */
  copies: number | null;
  reason: ReasonResponse;
}
/**
 * Why a card is an idea; what a kind does not tell is null or empty.
 */
export interface ReasonResponse {
  /**
   * peers: so many percent of a kind of winning decks play it; similar: so many of the decks most similar do; beside: often played beside these cards; fits: by the rules; staple: no deck yet
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
   * of which these are percent, or that play it
   */
  decks: number | null;
  /**
   * ids of cards of the deck
   */
  beside: number[];
}
/**
 * Ask for ideas for a deck.
 */
export interface IdeasRequest {
  /**
   * card id → copies; ids that no card has are left out
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
 * Ideas, best first; banned cards and those in testing are never among them.
 */
export interface IdeasResponse {
  crypt: IdeaResponse[];
  library: IdeaResponse[];
  /**
   * the deck is empty: these are the cards most played
   */
  staples: boolean;
  /**
   * products: there is no archive of winning decks, so no shares and no copies are told
   */
  learntFrom: "winners" | "products";
  evidence: EvidenceResponse;
  /**
   * ids that no card has; they were left out
   */
  unknown: string[];
}
/**
 * Fetch a deck from the third-party site that the service knows.
 */
export interface ImportRequest {
  /**
   * address of a page there, with `#deck/`
   */
  url: string;
}
/**
 * A deck there. Its card ids are that site's: the published map of ids tells what they are here.
 */
export interface ImportedDeckResponse {
  name: string;
  author: string;
  description: string;
  /**
   * their card id → copies
   */
  cards: {
    [k: string]: number;
  };
  versions: ImportedVersionResponse[];
}
/**
 * An earlier or later version of a deck there.
 */
export interface ImportedVersionResponse {
  comments: string;
  /**
   * their card id → copies
   */
  cards: {
    [k: string]: number;
  };
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
 * What the archive is to whoever asks, newer than its published files.
 */
export interface MineResponse {
  /**
   * ids; some may be public no more
   */
  favorites: string[];
  /**
   * ids of all public decks of the user's
   */
  own: string[];
  /**
   * those of them that were changed since, newest first; at most 100
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
  tags: DeckTagsResponse;
  /**
   * when it was made public
   */
  created: string;
  /**
   * when it last followed the deck that it was made of
   */
  timestamp: string;
  /**
   * how many have it among their favourites
   */
  favoritedBy: number;
  /**
   * it is among those of whoever asks
   */
  isFavorited: boolean;
  isAuthor: boolean;
  /**
   * the deck that it was made of, for its owner
   */
  publicParent: string | null;
}
/**
 * Make a deck.
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
   * nobody shall own it: an import without an account, a snapshot to share
   */
  anonymous?: boolean;
  /**
   * the deck of any kind that this one proposes changes of
   */
  reviewOf?: string | null;
}
/**
 * Change the password.
 */
export interface PasswordRequest {
  password: string;
  newPassword: string;
}
/**
 * Change the name that decks are published under.
 */
export interface PublicNameRequest {
  publicName: string;
}
/**
 * Nothing needs to be said. Tags that are sent are not kept: the cards tell them.
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
 * The deck is public, as it is told.
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
 * Make an account.
 */
export interface RegisterRequest {
  username: string;
  password: string;
  email?: string;
}
/**
 * The revision is gone.
 */
export interface RemovedBranchResponse {
  success: true;
  deckid: string;
  /**
   * ids of all decks that are gone: this one, its public copy
   */
  removed: string[];
  /**
   * the revision that stands for the deck now
   */
  master: string;
  /**
   * null: only the master is left
   */
  family: FamilyResponse | null;
}
/**
 * The deck is gone, and what went with it.
 */
export interface RemovedDeckResponse {
  success: true;
  deckid: string;
  /**
   * ids of all decks that are gone: this one, its other revisions, their public copies
   */
  removed: string[];
}
/**
 * Ask for a reset mail, knowing the address.
 */
export interface ResetByEmailRequest {
  email: string;
}
/**
 * Ask for a reset mail, knowing the name.
 */
export interface ResetByNameRequest {
  username: string;
}
/**
 * Set a new password with the secret of a reset mail.
 */
export interface ResetRequest {
  token: string;
  newPassword: string;
}
/**
 * A browser in which the user is signed in.
 */
export interface SessionResponse {
  id: string;
  created: string;
  lastSeen: string;
  device: string;
  remember: boolean;
  current: boolean;
}
/**
 * All of them.
 */
export interface SessionsResponse {
  sessions: SessionResponse[];
}
/**
 * Nobody is signed in.
 */
export interface SignedOut {
  success: false;
}
/**
 * The copy is gone; the deck it was made of stays.
 */
export interface WithdrawnResponse {
  success: true;
  /**
   * id of the copy that there was
   */
  deckid: string;
  /**
   * id of the deck
   */
  publicParent: string;
}
