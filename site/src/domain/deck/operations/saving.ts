/** How far edits have come. */
export interface Saving {
  /** "offline": stored on this device until the server answers again. "failed": an edit was refused. */
  readonly state: "saved" | "saving" | "offline" | "failed";
  /** Edits that the server does not have yet. */
  readonly unsent: number;
  /** They wait for their author to sign in again. */
  readonly signedOut: boolean;
  /** false: the browser refuses storage; closing the page would lose unsent edits. */
  readonly safe: boolean;
}
