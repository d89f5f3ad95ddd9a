/** Letters that Unicode does not decompose. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  œ: "oe",
  æ: "ae",
  ß: "ss",
  đ: "d",
  ı: "i",
  "—": "-",
  "–": "-",
  "’": "'",
  "‘": "'",
  "“": '"',
  "”": '"',
};
const SPECIAL = /[łøœæßđı—–’‘“”]/g;

const ASCII = /^[\n -~]*$/;

/** Removes case and diacritics: "Rötschreck" → "rotschreck", "Œuvre" → "oeuvre". */
export function fold(text: string): string {
  // Fast path: most texts are ASCII.
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter);
}

/** Folds and keeps only letters and digits: ".44 Magnum" → "44magnum". */
export function squash(text: string): string {
  const folded = fold(text);
  return ASCII.test(folded) ? folded.replace(/[^a-z0-9]/g, "") : folded.replace(/[^\p{L}\p{N}]/gu, "");
}
