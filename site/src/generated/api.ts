// Generated from the functions by `make types`. Do not edit.

/**
 * Every shape of the API by its name.
 */
export interface ApiShapes {
  AccountAnswer: AccountAnswer;
  Changelog: Changelog;
  Done: Done;
  ErrorAnswer: ErrorAnswer;
  ErrorFacts: ErrorFacts;
  FieldProblem: FieldProblem;
  Health: Health;
  LoginWish: LoginWish;
  RegisterWish: RegisterWish;
  Release: Release;
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
 * It is done.
 */
export interface Done {
  success: true;
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
 * Make an account.
 */
export interface RegisterWish {
  username: string;
  password: string;
  email?: string;
}
/**
 * Nobody is signed in.
 */
export interface SignedOut {
  success: false;
}
