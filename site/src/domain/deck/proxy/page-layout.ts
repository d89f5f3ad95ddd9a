/** Positions of cards on a sheet in portrait format, in mm from the top left corner. */

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Line {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

export type Paper = "a4" | "letter";

export const PAPERS: Readonly<Record<Paper, { readonly width: number; readonly height: number }>> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};

/** Size of a card. */
export const CARD = { width: 63, height: 88 };
const COLUMNS = 3;
const ROWS = 3;
export const CARDS_A_PAGE = COLUMNS * ROWS;
/** Gap between two cards, so that a slightly misplaced cut does not show the neighbor. */
const GAP = 0.25;
/** Most printers cannot print up to the edge. */
const EDGE = 1;

const GRID = {
  width: COLUMNS * CARD.width + (COLUMNS - 1) * GAP,
  height: ROWS * CARD.height + (ROWS - 1) * GAP,
};

export function pagesFor(cards: number): number {
  return Math.ceil(cards / CARDS_A_PAGE);
}

/** Horizontally centered; on longer paper the top margin equals the side margin. */
function corner(paper: Paper): { readonly left: number; readonly top: number } {
  const { width, height } = PAPERS[paper];
  const left = (width - GRID.width) / 2;
  return { left, top: paper === "a4" ? left : (height - GRID.height) / 2 };
}

/** Position of a card by its index on the page, row by row. */
export function cardRectangle(paper: Paper, number: number): Rectangle {
  const { left, top } = corner(paper);
  const column = number % COLUMNS;
  const row = Math.floor(number / COLUMNS);
  return { x: left + column * (CARD.width + GAP), y: top + row * (CARD.height + GAP), ...CARD };
}

/** The rectangle of a card including the gaps around it. */
export function withGap({ x, y, width, height }: Rectangle): Rectangle {
  return { x: x - GAP, y: y - GAP, width: width + 2 * GAP, height: height + 2 * GAP };
}

/** Cut lines along all sides of the full grid, from the margin up to the cards. */
export function cutLines(paper: Paper): readonly Line[] {
  const { left, top } = corner(paper);
  const { width, height } = PAPERS[paper];
  const right = left + GRID.width + GAP;
  const bottom = top + GRID.height + GAP;
  const across = cuts(left, COLUMNS, CARD.width).flatMap((x): readonly Line[] => [
    { from: [x, EDGE], to: [x, top - GAP] },
    { from: [x, bottom], to: [x, height - EDGE] },
  ]);
  const down = cuts(top, ROWS, CARD.height).flatMap((y): readonly Line[] => [
    { from: [EDGE, y], to: [left - GAP, y] },
    { from: [right, y], to: [width - EDGE, y] },
  ]);
  return [...across, ...down];
}

/** In the middle of each gap, and at the same distance outside of the first and last card. */
function cuts(start: number, cards: number, size: number): readonly number[] {
  return Array.from({ length: cards + 1 }, (_, at) => start - GAP / 2 + at * (size + GAP));
}
