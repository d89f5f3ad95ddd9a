import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from "react";

/** Milliseconds; long enough to move across a list without tooltips. */
const OPEN_DELAY = 250;
/** Milliseconds; long enough to move the pointer to the layer. */
const CLOSE_DELAY = 120;

interface Tooltip {
  /** The anchor element while the layer is open. */
  readonly anchor: HTMLElement | undefined;
  readonly anchorProps: {
    readonly onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
    readonly onBlur: () => void;
  };
  /** The layer stays open while the pointer is over it. */
  readonly layerProps: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    /** Opened by keyboard focus, so the pointer goes through to what the layer covers. */
    readonly pressThrough: boolean;
  };
  readonly open: (anchor: HTMLElement) => void;
  readonly close: () => void;
}

/**
 * Opens a layer on hover and keyboard focus, for fine pointers only and never on touch. It stays open on hover and
 * closes on Escape (WCAG 2.2, 1.4.13).
 */
export function useTooltip(): Tooltip {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [pressThrough, setPressThrough] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const later = useCallback((next: HTMLElement | undefined, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(next), delay);
  }, []);
  const open = useCallback((next: HTMLElement) => {
    clearTimeout(timer.current);
    setAnchor(next);
  }, []);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setAnchor(undefined);
  }, []);

  // Leaving a page removes hundreds of tooltips, few of which have ever waited.
  useEffect(
    () => () => {
      if (timer.current !== undefined) clearTimeout(timer.current);
    },
    [],
  );
  useCloseOnEscape(anchor !== undefined, close);

  return {
    anchor,
    open,
    close,
    anchorProps: {
      onPointerEnter: (event) => {
        if (event.pointerType !== "mouse" || !finePointer()) return;
        setPressThrough(false);
        later(event.currentTarget, OPEN_DELAY);
      },
      onPointerLeave: () => later(undefined, CLOSE_DELAY),
      onFocus: (event) => {
        if (!finePointer() || !event.target.matches(":focus-visible")) return;
        setPressThrough(true);
        later(event.currentTarget, OPEN_DELAY);
      },
      onBlur: () => later(undefined, CLOSE_DELAY),
    },
    layerProps: {
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: () => later(undefined, CLOSE_DELAY),
      pressThrough,
    },
  };
}

function finePointer(): boolean {
  return window.matchMedia("(hover: hover) and (pointer: fine)").matches;
}

function useCloseOnEscape(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // The first Escape closes the layer, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    document.addEventListener("keydown", onKeyDown, { capture: true });
    return () => document.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [isOpen, close]);
}
