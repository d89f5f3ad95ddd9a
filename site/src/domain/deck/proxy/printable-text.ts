/** The characters of each font of a PDF (features/deck/dialogs/proxy/fonts): Latin, punctuation, arrows. */
const PRINTABLE =
  /^[ -~\u00a0-\u017f\u0192\u0218-\u021b\u02c6\u02c7\u02d8-\u02dd\u1e02\u1e03\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2010-\u2015\u2018-\u201e\u2020-\u2022\u2026\u2030\u2032\u2033\u2039\u203a\u20ac\u2122\u2190-\u2193\u2212\u2248\u2260\u2264\u2265]$/;

/** Characters with a common spelling in others. */
const SPELLINGS: Readonly<Record<string, string>> = {
  "Ⓓ": "(D)",
  "\u2009": " ",
  "\u200b": "",
  "\u202f": " ",
};

const UNKNOWN = "?";

export const isPrintable = (character: string): boolean => PRINTABLE.test(character);

/**
 * Limits a text to the characters of the fonts: others become their spelling or their base letter, and question marks
 * if they have neither.
 */
export function printableText(source: string): string {
  return Array.from(source.normalize("NFC"), printableCharacter).join("");
}

function printableCharacter(character: string): string {
  if (isPrintable(character)) return character;
  const spelling = SPELLINGS[character];
  if (spelling !== undefined) return spelling;
  const [base = ""] = character.normalize("NFKD");
  return isPrintable(base) ? base : UNKNOWN;
}
