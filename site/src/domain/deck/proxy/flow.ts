import type { TextSegment } from "../../card/card-text";
import { type Badge, badgeWidth, disciplineBadge, drawBadge } from "./badge";
import type { Drawn, Font, Measure } from "./text-card";

/** Words and badges to set in lines. */
type Part =
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "badge"; readonly badge: Badge };

/** An unbreakable unit: a word, or a badge with the comma after it. */
type Unit = readonly Part[];

interface Setting {
  readonly x: number;
  /** Top edge. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly font: Font;
}

interface SetText {
  readonly drawn: readonly Drawn[];
  /** Bottom of the last line. */
  readonly bottom: number;
}

/** Relative to the font size. */
const LEADING = 1.2;
const ASCENT = 0.86;
const PARAGRAPH = 0.3;

/** Breaks a text into lines of the given width; a single wider unit overflows. */
export function flow(segments: readonly TextSegment[], setting: Setting, measure: Measure): SetText {
  const { size, font } = setting;
  const drawn: Drawn[] = [];
  let top = setting.y;
  for (const paragraph of paragraphs(segments)) {
    if (top > setting.y) top += PARAGRAPH * size;
    for (const line of lines(paragraph, setting, measure)) {
      drawn.push(...setLine(line, { x: setting.x, baseline: top + ASCENT * size, size, font }, measure));
      top += LEADING * size;
    }
  }
  return { drawn, bottom: top };
}

function paragraphs(segments: readonly TextSegment[]): readonly (readonly Unit[])[] {
  const found: Part[][][] = [[]];
  let glued = false;
  const add = (part: Part) => {
    const units = found.at(-1);
    const last = units?.at(-1);
    if (glued && last) last.push(part);
    else units?.push([part]);
    glued = true;
  };
  for (const segment of segments) {
    if (segment.kind === "break") {
      found.push([]);
      glued = false;
      continue;
    }
    const badge = badgeOf(segment);
    if (badge) {
      add({ kind: "badge", badge });
      continue;
    }
    for (const piece of wordsOf(segment).split(/(\s+)/)) {
      if (/^\s+$/.test(piece)) glued = false;
      else if (piece !== "") add({ kind: "words", text: piece });
    }
  }
  return found.filter((units) => units.length > 0);
}

/** Icons other than disciplines are written out, as on old cards. */
function badgeOf(segment: TextSegment): Badge | undefined {
  if (segment.kind === "discipline") return disciplineBadge(segment.code, segment.level);
  return segment.kind === "directed" ? { letters: "D", shape: "circle", dark: false } : undefined;
}

function wordsOf(segment: TextSegment): string {
  switch (segment.kind) {
    case "text":
      return segment.text;
    case "icon":
      return `[${segment.name}]`;
    case "card":
      return segment.name;
    default:
      return "";
  }
}

function lines(units: readonly Unit[], { width, size, font }: Setting, measure: Measure) {
  const space = measure(" ", font) * size;
  const found: Unit[][] = [[]];
  let filled = 0;
  for (const unit of units) {
    const wide = unitWidth(unit, size, font, measure);
    const line = found.at(-1);
    if (!line || (filled > 0 && filled + space + wide > width)) {
      found.push([unit]);
      filled = wide;
    } else {
      filled += (filled > 0 ? space : 0) + wide;
      line.push(unit);
    }
  }
  return found;
}

function unitWidth(unit: Unit, size: number, font: Font, measure: Measure): number {
  return unit.reduce((sum, part) => sum + partWidth(part, size, font, measure), 0);
}

function partWidth(part: Part, size: number, font: Font, measure: Measure): number {
  return part.kind === "badge" ? badgeWidth(part.badge, size, measure) : measure(part.text, font) * size;
}

interface LinePosition {
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
  readonly font: Font;
}

/** Words between two badges are one text object, so that PDF readers find whole sentences. */
function setLine(line: readonly Unit[], position: LinePosition, measure: Measure): readonly Drawn[] {
  const { baseline, size, font } = position;
  const drawn: Drawn[] = [];
  let x = position.x;
  let words = "";
  const flush = () => {
    if (words.trim() !== "")
      drawn.push({ kind: "words", text: words, x, y: baseline, size, font, light: false });
    x += measure(words, font) * size;
    words = "";
  };
  for (const [index, unit] of line.entries()) {
    if (index > 0) words += " ";
    for (const part of unit) {
      if (part.kind === "words") words += part.text;
      else {
        flush();
        drawn.push(...drawBadge(part.badge, { x, baseline, size }, measure));
        x += badgeWidth(part.badge, size, measure);
      }
    }
  }
  flush();
  return drawn;
}
