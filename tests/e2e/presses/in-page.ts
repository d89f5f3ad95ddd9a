/** A control that can be pressed, at the position where it first appeared. */
export interface Aim {
  readonly x: number;
  readonly y: number;
  /** Role, name and URL of the control, which identify the effect of a press. */
  readonly control: string;
  /** Milliseconds since navigation. */
  readonly at: number;
}

/** Target of an event of a press. */
export interface Landing {
  readonly kind: "down" | "click";
  readonly x: number;
  readonly y: number;
  /** "" if there is no control. */
  readonly control: string;
  readonly at: number;
}

/** Layout shifts of the page. */
export interface Shift {
  readonly value: number;
  readonly at: number;
  readonly moved: readonly string[];
}

export interface PressProbe {
  readonly aims: Aim[];
  readonly landings: Landing[];
  readonly shifts: Shift[];
}

declare global {
  interface Window {
    pressProbe: PressProbe;
  }
}

/**
 * Runs in the page before its scripts: records each control when it first appears, and the targets of presses. An
 * inert probe cancels presses, so that many can be tried on one page and every layout shift is the page's own.
 */
export function installProbe({ inert, seed }: { readonly inert: boolean; readonly seed: number }): void {
  const CONTROLS = 'a[href],button,input,select,textarea,summary,label,[role="button"]';
  const probe: PressProbe = { aims: [], landings: [], shifts: [] };
  window.pressProbe = probe;

  function nameOf(control: Element): string {
    const labelled = control.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const label = labelled.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
    const written = control.getAttribute("aria-label") ?? label;
    const of =
      control instanceof HTMLInputElement ? (control.labels?.[0]?.textContent ?? control.placeholder) : "";
    return (written || of || control.textContent || "").replace(/\s+/g, " ").trim();
  }

  function identify(control: Element): string {
    const role = control.getAttribute("role") ?? control.localName;
    // Links of the navigation lead to the last visited page of a section.
    const url = control.closest("nav, header") ? "" : (control.getAttribute("href") ?? "");
    return [role, nameOf(control), url].join("|");
  }

  function controlAt(x: number, y: number): Element | undefined {
    return document.elementFromPoint(x, y)?.closest(CONTROLS) ?? undefined;
  }

  /** A random point in the middle half of a control. */
  const loads = Number(sessionStorage.getItem("press-probe") ?? 0) + 1;
  sessionStorage.setItem("press-probe", String(loads));
  let state = (seed + loads * 7_919) % 2 ** 31;
  const inside = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return 0.25 + (0.5 * state) / 2 ** 31;
  };

  const seen = new Set<string>();
  let changed = true;
  new MutationObserver(() => {
    changed = true;
  }).observe(document, { attributes: true, childList: true, subtree: true });

  function look(): void {
    requestAnimationFrame(look);
    if (!changed) return;
    changed = false;
    for (const control of document.querySelectorAll(CONTROLS)) note(control);
  }

  function note(control: Element): void {
    if (control.matches(":disabled")) return;
    const box = control.getBoundingClientRect();
    const x = Math.round(box.x + box.width * inside());
    const y = Math.round(box.y + box.height * inside());
    if (x < 1 || y < 1 || x >= innerWidth - 1 || y >= innerHeight - 1) return;
    const identity = identify(control);
    if (seen.has(identity) || controlAt(x, y) !== control) return;
    seen.add(identity);
    probe.aims.push({ x, y, control: identity, at: performance.now() });
  }
  requestAnimationFrame(look);

  const kinds: Readonly<Record<string, Landing["kind"]>> = { pointerdown: "down", click: "click" };
  for (const type of [
    "pointerdown",
    "mousedown",
    "pointerup",
    "mouseup",
    "touchstart",
    "touchend",
    "click",
  ]) {
    const isTouch = type.startsWith("touch");
    const recordEvent = (event: Event) => {
      if (!event.isTrusted) return;
      const kind = kinds[type];
      if (kind && event instanceof MouseEvent) {
        const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
        const [x, y] = [Math.round(event.clientX), Math.round(event.clientY)];
        probe.landings.push({ kind, x, y, control: control ? identify(control) : "", at: performance.now() });
      }
      if (!inert) return;
      event.stopImmediatePropagation();
      // Canceling a touch would cancel its click too.
      if (!isTouch) event.preventDefault();
    };
    window.addEventListener(type, recordEvent, { capture: true, passive: isTouch });
  }

  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node: Node | null }[];
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput && !inert) continue;
      const moved = entry.sources.map(({ node }) =>
        node instanceof Element
          ? `${node.localName}.${node.className} ${node.textContent?.slice(0, 40)}`
          : "",
      );
      probe.shifts.push({ value: entry.value, at: entry.startTime, moved });
    }
  }).observe({ type: "layout-shift", buffered: true });
}
