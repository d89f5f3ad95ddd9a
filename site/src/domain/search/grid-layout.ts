/** Sizes in pixels. */
export interface GridLayout {
  readonly columns: number;
  /** Of a card with its name and the gap below. */
  readonly rowHeight: number;
}

/** Width of a card that the grid aims at. */
const CARD = 180;
/** Between cards; the style sheet of the grid has the same. */
export const GRID_GAP = 12;
/** The line with the name. */
const NAME = 20;

/** As many columns as have space, at least two; cards have the ratio 63:88. */
export function gridLayout(width: number): GridLayout {
  const columns = Math.max(2, Math.floor((width + GRID_GAP) / (CARD + GRID_GAP)));
  const card = Math.max(0, (width - GRID_GAP * (columns - 1)) / columns);
  return { columns, rowHeight: Math.ceil((card * 88) / 63) + NAME + GRID_GAP };
}
