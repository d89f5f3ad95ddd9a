// The first script of a page: lets the browser paint what the page holds, then starts the application, whose files
// the page has asked for already.

/** Milliseconds for a browser that reports no paint. */
const PATIENCE = 250;

/**
 * Runs what the program is made of, up to the program itself; the page lists it in that order. Between two the page
 * may answer. Started twice, a module runs once.
 */
async function start(): Promise<void> {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")) {
    await import(/* @vite-ignore */ link.href);
    if (link.id === "program") return;
    await new Promise((resolve) => setTimeout(resolve));
  }
}

// A page in a hidden tab paints nothing; one for another language shows none of its English words.
if (document.hidden || document.documentElement.lang !== "en") void start();
else {
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName("first-contentful-paint").length > 0) void start();
  }).observe({ type: "paint", buffered: true });
  setTimeout(start, PATIENCE);
}
