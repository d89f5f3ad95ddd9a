import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Milliseconds from an event to the frame that shows what it has changed. */
    painted: (changed: () => boolean, since?: number) => Promise<number>;
  }
}

/** Gives the page a way to tell when something that it waits for has been painted. */
export async function watchPaints(page: Page): Promise<void> {
  // What turns these scripts into JavaScript writes the names of functions down with a helper that the page lacks.
  await page.addInitScript({ content: "globalThis.__name = (it) => it;" });
  await page.addInitScript(() => {
    window.painted = (changed, since = performance.now()) =>
      new Promise((resolve) => {
        const look = () => {
          if (!changed()) return;
          watching.disconnect();
          requestAnimationFrame(() => {
            const afterPaint = new MessageChannel();
            afterPaint.port1.onmessage = () => resolve(performance.now() - since);
            afterPaint.port2.postMessage(0);
          });
        };
        const watching = new MutationObserver(look);
        watching.observe(document, {
          childList: true,
          subtree: true,
          characterData: true,
          attributes: true,
        });
        look();
      });
  });
}
