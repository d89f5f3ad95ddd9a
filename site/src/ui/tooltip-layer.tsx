import { autoUpdate, computePosition, flip, offset, type Placement, shift, size } from "@floating-ui/react";
import { type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import styles from "./tooltip-layer.module.css";

interface TooltipLayerProps {
  readonly anchor: HTMLElement;
  readonly placement: Placement;
  readonly onPointerEnter?: () => void;
  readonly onPointerLeave?: () => void;
  /** Presses reach what the layer covers, unless it stays in place with controls of its own. */
  readonly pressThrough?: boolean;
  /** Stays where it is rendered, so that the Tab key goes from the anchor into it. */
  readonly inPlace?: boolean;
  readonly children: ReactNode;
}

const GAP = 8;

/**
 * A floating layer beside its anchor that turns over and shifts to stay on the screen.
 * Unless it stays in place it is drawn inside the anchor's dialog or at the end of the page.
 * Load it lazily: it brings the positioning library.
 */
export function TooltipLayer({
  anchor,
  placement,
  inPlace = false,
  pressThrough = false,
  children,
  ...pointer
}: TooltipLayerProps) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const floating = ref.current;
    if (!floating) return;
    const place = async () => {
      const { x, y } = await computePosition(anchor, floating, {
        placement,
        strategy: "fixed",
        middleware: [
          offset(GAP),
          flip({ padding: GAP, fallbackAxisSideDirection: "start" }),
          shift({ padding: GAP }),
          size({
            padding: GAP,
            apply: ({ availableHeight }) => {
              floating.style.maxHeight = `${Math.max(availableHeight, 160)}px`;
            },
          }),
        ],
      });
      floating.style.left = `${x}px`;
      floating.style.top = `${y}px`;
      floating.style.visibility = "visible";
    };
    return autoUpdate(anchor, floating, () => void place());
  }, [anchor, placement]);

  const layer = (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only keeps clicks from the row or the backdrop behind
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps clicks from the row or the backdrop behind
    <div
      ref={ref}
      className={styles.layer}
      style={pressThrough && !inPlace ? { pointerEvents: "none" } : undefined}
      onClick={(event) => event.stopPropagation()}
      {...pointer}
    >
      {children}
    </div>
  );
  return inPlace ? layer : createPortal(layer, anchor.closest("dialog") ?? document.body);
}
