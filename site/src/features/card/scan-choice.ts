/** Which printing's picture is shown. */
export interface ScanChoice {
  /** Chosen by hand; undefined = the standard picture. */
  readonly chosen: string | undefined;
  readonly choose: (set: string | undefined) => void;
  /** Shown as long as the pointer stays on a set. */
  readonly peek: (set: string | undefined) => void;
}
