declare global {
  interface Window {
    movedControls: string[];
  }
}

/**
 * Runs in the page before its scripts: records the controls that change their place in the document. Below the window
 * the browser reports no layout shift, but a person who has scrolled there would miss them.
 */
export function watchControls(): void {
  const CONTROLS = "main :is(a[href], button, input, select, summary)";
  /** Of rounding, in pixels. */
  const TOLERANCE = 2;
  const tops = new Map<Element, number>();
  window.movedControls = [];

  function record(control: Element): void {
    const { top, width } = control.getBoundingClientRect();
    // One that is visually hidden has a pixel.
    if (width <= 1 || !control.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }))
      return;
    const at = Math.round(top + window.scrollY);
    const before = tops.get(control) ?? at;
    const name = control.getAttribute("aria-label") ?? control.textContent?.trim().slice(0, 40) ?? "";
    if (Math.abs(at - before) > TOLERANCE) window.movedControls.push(`${name}: ${before} to ${at}`);
    tops.set(control, at);
  }

  function look(): void {
    for (const control of document.querySelectorAll(CONTROLS)) record(control);
    requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
}
