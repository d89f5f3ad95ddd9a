/**
 * Shows nothing, or only turns the direction of writing. Joiners and variation selectors are none of these: emoji and
 * Persian or Indic letters need them.
 */
const UNSEEN =
  /(?!\u{200c}|\u{200d}|[\u{fe00}-\u{fe0f}]|[\u{e0020}-\u{e007f}]|[\u{e0100}-\u{e01ef}])(?:\p{DI}|\p{Zl}|\p{Zp}|\u{2800}|\u{1107f}|\u{16fe4}|\u{1d159})/gu;

/** Joiners and spaces alone show nothing either. */
const NOTHING_SEEN = /^(?:\s|\p{DI})*$/u;

/** The text as the server takes it (functions/common/visible_text.py): "" where nothing of it is seen. */
export function withoutUnseen(text: string): string {
  const seen = text.replace(UNSEEN, "");
  return NOTHING_SEEN.test(seen) ? "" : seen;
}
