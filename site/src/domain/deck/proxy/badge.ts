import type { DisciplineCode, DisciplineLevel } from "../../card/card";
import { isVirtue } from "../../card/disciplines";
import type { Drawn, Measure, Shape } from "./text-card";

/** Letters in a shape. */
export interface Badge {
  readonly letters: string;
  readonly shape: Shape;
  readonly dark: boolean;
}

/** Relative to the size of the surrounding text. */
const WIDTHS: Readonly<Record<Shape, number>> = {
  square: 1.75,
  diamond: 2.1,
  circle: 1.1,
  drop: 1.5,
  shield: 1.3,
  line: 0,
};
const HEIGHTS: Readonly<Record<Shape, number>> = {
  square: 1.05,
  diamond: 1.3,
  circle: 1.1,
  drop: 1.5,
  shield: 1.3,
  line: 0,
};
const LETTERS = 0.62;
/** Distance from the baseline to the middle of letters. */
const MIDDLE = 0.35;

/** Inferior is a square, superior a diamond, with different fills. */
export function disciplineBadge(code: DisciplineCode, level: DisciplineLevel): Badge {
  if (isVirtue(code)) return { letters: code, shape: "circle", dark: true };
  return { letters: code, shape: level === 2 ? "diamond" : "square", dark: level === 2 };
}

export function badgeWidth({ letters, shape }: Badge, size: number, measure: Measure): number {
  return Math.max(WIDTHS[shape], measure(letters, "bold") * LETTERS + 0.4) * size;
}

/** Draws the shape with centered letters; `baseline` is that of the surrounding text. */
export function drawBadge(
  badge: Badge,
  at: { readonly x: number; readonly baseline: number; readonly size: number },
  measure: Measure,
): readonly Drawn[] {
  const { letters, shape, dark } = badge;
  const { x, baseline, size } = at;
  const width = badgeWidth(badge, size, measure);
  const height = shape === "circle" ? width : HEIGHTS[shape] * size;
  const middle = baseline - MIDDLE * size;
  const small = size * LETTERS;
  return [
    { kind: "shape", shape, x, y: middle - height / 2, width, height, dark },
    {
      kind: "words",
      text: letters,
      x: x + (width - measure(letters, "bold") * small) / 2,
      y: middle + MIDDLE * small,
      size: small,
      font: "bold",
      light: dark,
    },
  ];
}
