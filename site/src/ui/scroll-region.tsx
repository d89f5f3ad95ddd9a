import type { ReactNode, Ref } from "react";

interface ScrollRegionProps {
  /** Names the region for screen readers. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** An area that scrolls by itself. It takes the focus, so that the arrow keys scroll it. */
export function ScrollRegion({ label, ...rest }: ScrollRegionProps) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus the keyboard could not scroll the region (WCAG 2.1.1)
  return <section aria-label={label} tabIndex={0} {...rest} />;
}
