// Generated from the functions by `make types`. Do not edit.

/**
 * Every shape of the API by its name.
 */
export interface ApiShapes {
  AccountAnswer: AccountAnswer;
  BatchAnswer: BatchAnswer;
  BatchWish: BatchWish;
  ChangedDeckAnswer: ChangedDeckAnswer;
  Changelog: Changelog;
  CreatedDeckAnswer: CreatedDeckAnswer;
  DeckChangeWish: DeckChangeWish;
  DecksAnswer: DecksAnswer;
  DeleteWish: DeleteWish;
  DeletedAnswer: DeletedAnswer;
  DeletionAnswer: DeletionAnswer;
  Done: Done;
  EmailWish: EmailWish;
  ErrorAnswer: ErrorAnswer;
  ErrorFacts: ErrorFacts;
  ExportAnswer: ExportAnswer;
  Fates: Fates;
  FieldProblem: FieldProblem;
  Health: Health;
  ListedDeckAnswer: ListedDeckAnswer;
  LoginWish: LoginWish;
  NewDeckWish: NewDeckWish;
  OwnDeckAnswer: OwnDeckAnswer;
  PasswordWish: PasswordWish;
  PublicNameWish: PublicNameWish;
  ReadDeckAnswer: ReadDeckAnswer;
  RegisterWish: RegisterWish;
  Release: Release;
  RemovedDeckAnswer: RemovedDeckAnswer;
  ResetByEmailWish: ResetByEmailWish;
  ResetByNameWish: ResetByNameWish;
  ResetWish: ResetWish;
  SessionAnswer: SessionAnswer;
  SessionsAnswer: SessionsAnswer;
  SignedOut: SignedOut;
  Wait: Wait;
}
/**
 * Who is signed in.
 */
export interface AccountAnswer {
  success: true;
  username: string;
  publicName: string;
  email: string | null;
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
  isAuthor: true;
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
 * The deck is made, or was by an earlier try with the same key.
 */
export interface CreatedDeckAnswer {
  success: true;
  deckid: string;
}
/**
 * Change what is sent of a deck; null and absent leave it as it is.
 */
export interface DeckChangeWish {
  name?: string | null;
  author?: string | null;
  description?: string | null;
  tags?: string[] | null;
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
 * All decks of a user, by their ids.
 */
export interface DecksAnswer {
  decks: ListedDeckAnswer[];
}
/**
 * A deck in the list of its owner.
 */
export interface ListedDeckAnswer {
  deckid: string;
  name: string;
  author: string;
  tags: string[];
  cryptCount: number;
  libraryCount: number;
  hidden: boolean;
  locked: boolean;
  publicChild: string | null;
  publicParent: string | null;
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
 * The account is gone.
 */
export interface DeletedAnswer {
  success: true;
  username: string;
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
 * Everything that is kept for a user.
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
}
/**
 * The function answers.
 */
export interface Health {
  status: "ok";
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
 * Make a deck.
 */
export interface NewDeckWish {
  name?: string;
  author?: string;
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
 * Make an account.
 */
export interface RegisterWish {
  username: string;
  password: string;
  email?: string;
}
/**
 * The deck is gone.
 */
export interface RemovedDeckAnswer {
  success: true;
  deckid: string;
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
