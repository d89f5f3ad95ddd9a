/** Control characters and halves of characters, which the server refuses; line breaks and tabs are allowed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what the pattern removes
const REFUSED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Surrogate}]/gu;

/** The text without characters that the server refuses. */
export function storableText(text: string): string {
  return text.replace(REFUSED, "");
}
