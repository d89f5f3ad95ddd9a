// Generated from the functions by `make types`. Do not edit.

/**
 * Every shape of the API by its name.
 */
export interface ApiShapes {
  AccountAnswer: AccountAnswer;
  BatchAnswer: BatchAnswer;
  BatchWish: BatchWish;
  BranchAnswer: BranchAnswer;
  BranchesAnswer: BranchesAnswer;
  BranchesWish: BranchesWish;
  ChangedDeckAnswer: ChangedDeckAnswer;
  Changelog: Changelog;
  ConfirmWish: ConfirmWish;
  CopyBranchWish: CopyBranchWish;
  CreatedDeckAnswer: CreatedDeckAnswer;
  DeckChangeWish: DeckChangeWish;
  DeckTagsAnswer: DeckTagsAnswer;
  DecksAnswer: DecksAnswer;
  DeleteWish: DeleteWish;
  DeletedAnswer: DeletedAnswer;
  DeletionAnswer: DeletionAnswer;
  Done: Done;
  EmailWish: EmailWish;
  ErrorAnswer: ErrorAnswer;
  ErrorFacts: ErrorFacts;
  EvidenceAnswer: EvidenceAnswer;
  ExportAnswer: ExportAnswer;
  FamilyAnswer: FamilyAnswer;
  Fates: Fates;
  FavoriteAnswer: FavoriteAnswer;
  FieldProblem: FieldProblem;
  Health: Health;
  IdeaAnswer: IdeaAnswer;
  IdeasAnswer: IdeasAnswer;
  IdeasWish: IdeasWish;
  ImportWish: ImportWish;
  ImportedDeckAnswer: ImportedDeckAnswer;
  ImportedVersionAnswer: ImportedVersionAnswer;
  ListedDeckAnswer: ListedDeckAnswer;
  LoginWish: LoginWish;
  MineAnswer: MineAnswer;
  NewBranchWish: NewBranchWish;
  NewDeckWish: NewDeckWish;
  OwnDeckAnswer: OwnDeckAnswer;
  PasswordWish: PasswordWish;
  PublicDeckAnswer: PublicDeckAnswer;
  PublicNameWish: PublicNameWish;
  PublishWish: PublishWish;
  PublishedAnswer: PublishedAnswer;
  ReadDeckAnswer: ReadDeckAnswer;
  ReasonAnswer: ReasonAnswer;
  RegisterWish: RegisterWish;
  Release: Release;
  RemovedBranchAnswer: RemovedBranchAnswer;
  RemovedDeckAnswer: RemovedDeckAnswer;
  ResetByEmailWish: ResetByEmailWish;
  ResetByNameWish: ResetByNameWish;
  ResetWish: ResetWish;
  SessionAnswer: SessionAnswer;
  SessionsAnswer: SessionsAnswer;
  ShownAnswer: ShownAnswer;
  SignedOut: SignedOut;
  Wait: Wait;
  WithdrawnAnswer: WithdrawnAnswer;
}
/**
 * Who is signed in.
 */
export interface AccountAnswer {
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
 * The decks asked for.
 */
export interface BatchAnswer {
  decks: (OwnDeckAnswer | ReadDeckAnswer)[];
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
export interface OwnDeckAnswer {
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
  family: FamilyAnswer | null;
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
export interface FamilyAnswer {
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
export interface ReadDeckAnswer {
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
 * Ask for several decks by their ids.
 */
export interface BatchWish {
  /**
   * @maxItems 100
   */
  ids: string[];
}
/**
 * A revision that was added.
 */
export interface BranchAnswer {
  deckid: string;
  branchName: string;
}
/**
 * The revisions that were added, in the order they were sent, and all of the deck.
 */
export interface BranchesAnswer {
  success: true;
  branches: BranchAnswer[];
  family: FamilyAnswer;
}
/**
 * Add revisions, oldest first.
 */
export interface BranchesWish {
  /**
   * @minItems 1
   * @maxItems 20
   */
  branches:
    | [NewBranchWish]
    | [NewBranchWish, NewBranchWish]
    | [NewBranchWish, NewBranchWish, NewBranchWish]
    | [NewBranchWish, NewBranchWish, NewBranchWish, NewBranchWish]
    | [NewBranchWish, NewBranchWish, NewBranchWish, NewBranchWish, NewBranchWish]
    | [NewBranchWish, NewBranchWish, NewBranchWish, NewBranchWish, NewBranchWish, NewBranchWish]
    | [
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish
      ]
    | [
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish
      ]
    | [
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish
      ]
    | [
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish
      ]
    | [
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish
      ]
    | [
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish
      ]
    | [
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish
      ]
    | [
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish
      ]
    | [
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish
      ]
    | [
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish
      ]
    | [
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish
      ]
    | [
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish
      ]
    | [
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish
      ]
    | [
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish,
        NewBranchWish
      ];
}
/**
 * A revision to add. Name and author stay those of the deck: all its revisions share them.
 */
export interface NewBranchWish {
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
 * The deck is changed.
 */
export interface ChangedDeckAnswer {
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
export interface ConfirmWish {
  token: string;
}
/**
 * Add a revision that is a copy of this or another deck.
 */
export interface CopyBranchWish {
  deckid: string;
}
/**
 * The deck is made, or was by an earlier try with the same key.
 */
export interface CreatedDeckAnswer {
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
export interface DeckChangeWish {
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
export interface DeckTagsAnswer {
  superior: string[];
  base: string[];
}
/**
 * All decks of a user, by their ids.
 */
export interface DecksAnswer {
  decks: ListedDeckAnswer[];
  families: {
    [k: string]: FamilyAnswer;
  };
}
/**
 * A deck in the list of its owner.
 */
export interface ListedDeckAnswer {
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
export interface DeleteWish {
  password: string;
}
/**
 * The account is gone, or on its way out: then the rest goes with more calls, or by itself.
 */
export interface DeletedAnswer {
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
export interface DeletionAnswer {
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
export interface EmailWish {
  password: string;
  email: string;
}
/**
 * Every answer that is not a success.
 */
export interface ErrorAnswer {
  error: ErrorFacts;
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
 * What the most similar winning decks show of the cards of the deck.
 */
export interface EvidenceAnswer {
  /**
   * similar decks; where they are too few, there are no cards
   */
  decks: number;
  cards: ShownAnswer[];
}
/**
 * A card of the deck, as similar winning decks have it.
 */
export interface ShownAnswer {
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
export interface ExportAnswer {
  exported: string;
  account: AccountAnswer;
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
export interface FavoriteAnswer {
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
export interface IdeaAnswer {
  card: number;
  /**
   * usual ones; null where winning decks do not tell
   */
  copies: number | null;
  reason: ReasonAnswer;
}
/**
 * Why a card is an idea; what a kind does not tell is null or empty.
 */
export interface ReasonAnswer {
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
 * Ideas, best first; banned cards and those in testing are never among them.
 */
export interface IdeasAnswer {
  crypt: IdeaAnswer[];
  library: IdeaAnswer[];
  /**
   * the deck is empty: these are the cards most played
   */
  staples: boolean;
  /**
   * products: there is no archive of winning decks, so no shares and no copies are told
   */
  learntFrom: "winners" | "products";
  evidence: EvidenceAnswer;
  /**
   * ids that no card has; they were left out
   */
  unknown: string[];
}
/**
 * Ask for ideas for a deck.
 */
export interface IdeasWish {
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
 * Fetch a deck from the third-party site that the service knows.
 */
export interface ImportWish {
  /**
   * address of a page there, with `#deck/`
   */
  url: string;
}
/**
 * A deck there. Its card ids are that site's: the published map of ids tells what they are here.
 */
export interface ImportedDeckAnswer {
  name: string;
  author: string;
  description: string;
  /**
   * their card id → copies
   */
  cards: {
    [k: string]: number;
  };
  versions: ImportedVersionAnswer[];
}
/**
 * An earlier or later version of a deck there.
 */
export interface ImportedVersionAnswer {
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
export interface LoginWish {
  username: string;
  password: string;
  remember?: boolean;
}
/**
 * What the archive is to whoever asks, newer than its published files.
 */
export interface MineAnswer {
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
  decks: PublicDeckAnswer[];
}
/**
 * A public deck.
 */
export interface PublicDeckAnswer {
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
  tags: DeckTagsAnswer;
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
export interface NewDeckWish {
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
export interface PasswordWish {
  password: string;
  newPassword: string;
}
/**
 * Change the name that decks are published under.
 */
export interface PublicNameWish {
  publicName: string;
}
/**
 * Nothing needs to be said. Tags that are sent are not kept: the cards tell them.
 */
export interface PublishWish {
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
export interface PublishedAnswer {
  success: true;
  /**
   * id of the public copy
   */
  deckid: string;
  deck: PublicDeckAnswer;
}
/**
 * Make an account.
 */
export interface RegisterWish {
  username: string;
  password: string;
  email?: string;
}
/**
 * The revision is gone.
 */
export interface RemovedBranchAnswer {
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
  family: FamilyAnswer | null;
}
/**
 * The deck is gone, and what went with it.
 */
export interface RemovedDeckAnswer {
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
export interface ResetByEmailWish {
  email: string;
}
/**
 * Ask for a reset mail, knowing the name.
 */
export interface ResetByNameWish {
  username: string;
}
/**
 * Set a new password with the secret of a reset mail.
 */
export interface ResetWish {
  token: string;
  newPassword: string;
}
/**
 * A browser in which the user is signed in.
 */
export interface SessionAnswer {
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
export interface SessionsAnswer {
  sessions: SessionAnswer[];
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
export interface WithdrawnAnswer {
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
