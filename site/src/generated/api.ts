// Generated from the functions by `make types`. Do not edit.

/**
 * Every shape of the API by its name.
 */
export interface ApiShapes {
  AccountAnswer: AccountAnswer;
  Changelog: Changelog;
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
  LoginWish: LoginWish;
  PasswordWish: PasswordWish;
  PublicNameWish: PublicNameWish;
  RegisterWish: RegisterWish;
  Release: Release;
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
