import { autoUpdate, computePosition, flip, offset, size } from "@floating-ui/react";

const GAP = 4;
const EDGE = 8;

/**
 * Keeps a list under its field, or above it where there is more room, as wide as the field and at most `maxHeight` pixels
 * high; ends with what it returns. Load it lazily: it brings the positioning library.
 */
export function placeBelow(field: HTMLElement, list: HTMLElement, maxHeight: number): () => void {
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
  const place = async () => {
    const { x, y } = await computePosition(field, list, {
      placement: "bottom-start",
      strategy: "fixed",
      middleware,
    });
    Object.assign(list.style, { position: "fixed", inset: "auto", left: `${x}px`, top: `${y}px` });
  };
  return autoUpdate(field, list, () => void place());
}
