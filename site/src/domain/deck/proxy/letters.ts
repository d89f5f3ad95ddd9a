/**
 * The standard fonts of PDF only have Western European characters. For others, such as "ł", "ě" and "ő", the base
 * letter is written and its diacritics are drawn, so that no font has to be embedded.
 */

/** A polyline over a letter: x in letter widths to the right, y in font sizes upwards. */
export type Stroke = readonly (readonly [x: number, y: number])[];

interface MarkedLetter {
  /** Number of characters before the letter. */
  readonly at: number;
  readonly strokes: readonly Stroke[];
}

/** A text that the fonts can display, and the strokes to draw over it. */
export interface PrintedText {
  readonly text: string;
  readonly marked: readonly MarkedLetter[];
}

/** Characters of Windows-1252 beyond Latin-1. */
const WESTERN = new Set("€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ");
/** Other characters are outside of Windows-1252, or in its gaps. */
const isWritten = (letter: string) => /^[ -~\u00a0-\u00ff]$/.test(letter) || WESTERN.has(letter);

/** Strokes by combining mark, over a small letter; over a capital they are higher. */
const STROKES: Readonly<Record<string, readonly Stroke[]>> = {
  // acute, double acute, grave, circumflex, caron
  "\u0301": [
    [
      [0.4, 0.58],
      [0.7, 0.74],
    ],
  ],
  "\u030b": [
    [
      [0.25, 0.58],
      [0.45, 0.74],
    ],
    [
      [0.55, 0.58],
      [0.75, 0.74],
    ],
  ],
  "\u0300": [
    [
      [0.6, 0.58],
      [0.3, 0.74],
    ],
  ],
  "\u0302": [
    [
      [0.25, 0.58],
      [0.5, 0.72],
      [0.75, 0.58],
    ],
  ],
  "\u030c": [
    [
      [0.25, 0.72],
      [0.5, 0.58],
      [0.75, 0.72],
    ],
  ],
  // breve, macron, dot, ring, diaeresis, tilde
  "\u0306": [
    [
      [0.25, 0.72],
      [0.38, 0.6],
      [0.62, 0.6],
      [0.75, 0.72],
    ],
  ],
  "\u0304": [
    [
      [0.25, 0.65],
      [0.75, 0.65],
    ],
  ],
  "\u0307": [
    [
      [0.48, 0.66],
      [0.52, 0.66],
    ],
  ],
  "\u030a": [
    [
      [0.4, 0.65],
      [0.5, 0.72],
      [0.6, 0.65],
      [0.5, 0.58],
      [0.4, 0.65],
    ],
  ],
  "\u0308": [
    [
      [0.3, 0.66],
      [0.34, 0.66],
    ],
    [
      [0.66, 0.66],
      [0.7, 0.66],
    ],
  ],
  "\u0303": [
    [
      [0.22, 0.6],
      [0.4, 0.68],
      [0.6, 0.62],
      [0.78, 0.7],
    ],
  ],
  // ogonek, cedilla and comma below
  "\u0328": [
    [
      [0.65, 0],
      [0.55, -0.12],
      [0.75, -0.18],
    ],
  ],
  "\u0327": [
    [
      [0.5, 0],
      [0.6, -0.1],
      [0.4, -0.18],
    ],
  ],
  "\u0326": [
    [
      [0.55, -0.06],
      [0.42, -0.2],
    ],
  ],
};

/** Letters with a stroke, which Unicode does not decompose. */
const CROSSED: Readonly<Record<string, { readonly letter: string; readonly stroke: Stroke }>> = {
  ł: {
    letter: "l",
    stroke: [
      [0, 0.28],
      [1, 0.46],
    ],
  },
  Ł: {
    letter: "L",
    stroke: [
      [0, 0.24],
      [0.6, 0.46],
    ],
  },
  đ: {
    letter: "d",
    stroke: [
      [0.5, 0.58],
      [1.05, 0.58],
    ],
  },
  Đ: {
    letter: "D",
    stroke: [
      [-0.05, 0.36],
      [0.45, 0.36],
    ],
  },
  ħ: {
    letter: "h",
    stroke: [
      [-0.05, 0.58],
      [0.5, 0.58],
    ],
  },
  ŧ: {
    letter: "t",
    stroke: [
      [0, 0.25],
      [1, 0.25],
    ],
  },
};

/** Characters with a common spelling in plain letters. */
const SPELT: Readonly<Record<string, string>> = {
  ı: "i",
  "Ⓓ": "(D)",
  "≤": "<=",
  "≥": ">=",
  "−": "-",
  "‑": "-",
  "\u2009": " ",
  "\u202f": " ",
  "→": "->",
  "′": "'",
  "″": '"',
};

const UNKNOWN = "?";
const CAPITAL_LIFT = 0.2;

/** Converts a text for the fonts; only characters without a Latin letter become question marks. */
export function printedText(source: string): PrintedText {
  let text = "";
  const marked: MarkedLetter[] = [];
  for (const letter of source.normalize("NFC")) {
    const { plain, strokes } = written(letter);
    if (strokes.length > 0) marked.push({ at: text.length, strokes });
    text += plain;
  }
  return { text, marked };
}

function written(letter: string): { readonly plain: string; readonly strokes: readonly Stroke[] } {
  if (isWritten(letter)) return { plain: letter, strokes: [] };
  const crossed = CROSSED[letter];
  if (crossed) return { plain: crossed.letter, strokes: [crossed.stroke] };
  const spelt = SPELT[letter];
  if (spelt !== undefined) return { plain: spelt, strokes: [] };
  const [base = "", ...marks] = letter.normalize("NFKD");
  if (!isWritten(base)) return { plain: UNKNOWN, strokes: [] };
  const lift = base === base.toLowerCase() ? 0 : CAPITAL_LIFT;
  return { plain: base, strokes: marks.flatMap((mark) => STROKES[mark] ?? []).map(lifted(lift)) };
}

/** Diacritics below a letter are not raised. */
function lifted(by: number): (stroke: Stroke) => Stroke {
  return (stroke) =>
    stroke.every(([, y]) => y <= 0) ? stroke : stroke.map(([x, y]) => [x, y + by] as const);
}
