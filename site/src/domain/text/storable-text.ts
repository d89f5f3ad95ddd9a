/** Control characters and halves of characters, which the server refuses; line breaks and tabs are allowed. */
const REFUSED = /(?![\t\n\r\u0080-\u009f])[\p{Cc}\p{Surrogate}]/gu;

/** The text without characters that the server refuses. */
export function storableText(text: string): string {
  return text.replace(REFUSED, "");
}
