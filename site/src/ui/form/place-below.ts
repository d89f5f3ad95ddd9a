import { autoUpdate, computePosition, flip, offset, size } from "@floating-ui/dom";

const GAP = 4;
const EDGE = 8;

interface Placing {
  /** Maximum height in pixels. */
  readonly maxHeight: number;
  /** Called each time the list has got its position. */
  readonly onPlaced: () => void;
}

/**
 * Positions a list below its field, or above if there is more space, with the width of the field. Returns a
 * cleanup function. Loaded lazily with the positioning library.
 */
export function placeBelow(
  field: HTMLElement,
  list: HTMLElement,
  { maxHeight, onPlaced }: Placing,
): () => void {
  const middleware = [
    offset(GAP),
    flip({ padding: EDGE }),
    size({
      padding: EDGE,
      apply: ({ rects, availableHeight }) => {
        list.style.width = `${rects.reference.width}px`;
        list.style.maxHeight = `${Math.min(availableHeight, maxHeight)}px`;
      },
    }),
  ];
  const updatePosition = async () => {
    const { x, y } = await computePosition(field, list, {
      placement: "bottom-start",
      strategy: "fixed",
      middleware,
    });
    Object.assign(list.style, { position: "fixed", inset: "auto", left: `${x}px`, top: `${y}px` });
    onPlaced();
  };
  return autoUpdate(field, list, () => void updatePosition());
}
