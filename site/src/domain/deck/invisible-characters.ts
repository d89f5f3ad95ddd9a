/**
 * Invisible and direction characters. Joiners and variation selectors are not among them, because emoji and Persian
 * or Indic scripts need them.
 */
const UNSEEN =
  /(?!\u{200c}|\u{200d}|[\u{fe00}-\u{fe0f}]|[\u{e0020}-\u{e007f}]|[\u{e0100}-\u{e01ef}])(?:\p{DI}|\p{Zl}|\p{Zp}|\u{2800}|\u{1107f}|\u{16fe4}|\u{1d159})/gu;

/** A text of joiners and spaces only is invisible too. */
const NOTHING_VISIBLE = /^(?:\s|\p{DI})*$/u;

/** Cleans a text like the server (functions/common/visible_text.py); "" if nothing is visible. */
export function withoutInvisible(text: string): string {
  const seen = text.replace(UNSEEN, "");
  return NOTHING_VISIBLE.test(seen) ? "" : seen;
}
