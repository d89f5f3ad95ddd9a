import { autoUpdate, computePosition, flip, offset, type Placement, shift, size } from "@floating-ui/react";
import { type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import styles from "./tooltip-layer.module.css";

interface TooltipLayerProps {
  readonly anchor: HTMLElement;
  readonly placement: Placement;
  readonly onPointerEnter?: () => void;
  readonly onPointerLeave?: () => void;
  readonly children: ReactNode;
}

const GAP = 8;

/**
 * A floating layer beside its anchor that turns over and shifts to stay on the screen.
 * It is drawn inside the anchor's dialog, if there is one: only there is it above the page.
 * Load it lazily: it brings the positioning library.
 */
export function TooltipLayer({ anchor, placement, children, ...pointer }: TooltipLayerProps) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const layer = ref.current;
    if (!layer) return;
    const place = async () => {
      const { x, y } = await computePosition(anchor, layer, {
        placement,
        strategy: "fixed",
        middleware: [
          offset(GAP),
          flip({ padding: GAP, fallbackAxisSideDirection: "start" }),
          shift({ padding: GAP }),
          size({
            padding: GAP,
            apply: ({ availableHeight }) => {
              layer.style.maxHeight = `${Math.max(availableHeight, 160)}px`;
            },
          }),
        ],
      });
      layer.style.left = `${x}px`;
      layer.style.top = `${y}px`;
      layer.style.visibility = "visible";
    };
    return autoUpdate(anchor, layer, () => void place());
  }, [anchor, placement]);

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: only keeps clicks from the row or the backdrop behind
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps clicks from the row or the backdrop behind
    <div ref={ref} className={styles.layer} onClick={(event) => event.stopPropagation()} {...pointer}>
      {children}
    </div>,
    anchor.closest("dialog") ?? document.body,
  );
}
