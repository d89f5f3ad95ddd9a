/** The printing whose picture is shown. */
export interface ScanChoice {
  /** The chosen printing; undefined for the default picture. */
  readonly chosen: string | undefined;
  readonly choose: (set: string | undefined) => void;
  /** Shown while the pointer is over a set. */
  readonly peek: (set: string | undefined) => void;
}
