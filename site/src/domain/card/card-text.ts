import type { CardId, DisciplineCode, DisciplineLevel } from "./card";
import { isDisciplineCode, isVirtue } from "./disciplines";

/** A piece of a rules text or ruling, ready to be displayed. */
export type TextSegment =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "discipline"; readonly code: DisciplineCode; readonly level: DisciplineLevel }
  /** Card types and other icons by the text in brackets: "ACTION MODIFIER", "MERGED", "1 CONVICTION". */
  | { readonly kind: "icon"; readonly name: string }
  /** A directed action, "(D)". */
  | { readonly kind: "directed" }
  | { readonly kind: "card"; readonly id: CardId; readonly name: string }
  | { readonly kind: "break" };

type References = Readonly<Record<string, CardId>>;

/** Splits a rules text; `references` maps the card names in it to cards. */
export function cardTextSegments(text: string, references: References): readonly TextSegment[] {
  const names = Object.keys(references).sort((a, b) => b.length - a.length);
  const marks = ["\\[[^\\]\\n]*\\]", "\\(D\\)", "\\n", ...names.map(wholeName)];
  return segments(text, new RegExp(marks.join("|"), "gu"), (mark) => {
    const id = Object.hasOwn(references, mark) ? references[mark] : undefined;
    return id === undefined ? markSegment(mark) : { kind: "card", id, name: mark };
  });
}

/** Splits a ruling; `cards` maps names in braces to cards. Unknown names stay plain text in braces. */
export function rulingSegments(text: string, cards: References): readonly TextSegment[] {
  return segments(text, /\[[^\]\n]*\]|\(D\)|\n|\{[^}\n]*\}/gu, (mark) => {
    if (!mark.startsWith("{")) return markSegment(mark);
    const name = mark.slice(1, -1);
    const id = Object.hasOwn(cards, name) ? cards[name] : undefined;
    return id === undefined ? { kind: "text", text: mark } : { kind: "card", id, name };
  });
}

function segments(
  text: string,
  marks: RegExp,
  segment: (mark: string) => TextSegment,
): readonly TextSegment[] {
  const found: TextSegment[] = [];
  let from = 0;
  for (const match of text.matchAll(marks)) {
    if (match.index > from) found.push({ kind: "text", text: text.slice(from, match.index) });
    found.push(segment(match[0]));
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ kind: "text", text: text.slice(from) });
  return joined(found);
}

function markSegment(mark: string): TextSegment {
  if (mark === "\n") return { kind: "break" };
  if (mark === "(D)") return { kind: "directed" };
  const name = mark.slice(1, -1);
  const code = name.toLowerCase();
  if (code === "flight" || name === "") return name === "" ? text(mark) : { kind: "icon", name: "FLIGHT" };
  if (isDisciplineCode(code) && (name === code || name === name.toUpperCase())) {
    return { kind: "discipline", code, level: name === code || isVirtue(code) ? 1 : 2 };
  }
  return name === name.toUpperCase() && /[A-Z]/.test(name) ? { kind: "icon", name } : text(mark);
}

function text(words: string): TextSegment {
  return { kind: "text", text: words };
}

/** Joins adjacent plain pieces. */
function joined(pieces: readonly TextSegment[]): readonly TextSegment[] {
  const result: TextSegment[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (piece.kind === "text" && last?.kind === "text") {
      result[result.length - 1] = text(last.text + piece.text);
    } else result.push(piece);
  }
  return result;
}

/** Matches the name unless it is part of a longer word. */
function wholeName(name: string): string {
  const literal = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return `(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`;
}
