// The first script of a page: lets the browser paint what the page holds, then starts the application, whose files
// the page has asked for already.

/** Milliseconds for a browser that reports no paint. */
const PATIENCE = 250;

// Started twice, a module runs once.
function start(): void {
  const program = document.querySelector<HTMLLinkElement>("#program");
  if (program) void import(/* @vite-ignore */ program.href);
}

// A page in a hidden tab paints nothing; one for another language shows none of its English words.
if (document.hidden || document.documentElement.lang !== "en") start();
else {
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName("first-contentful-paint").length > 0) start();
  }).observe({ type: "paint", buffered: true });
  setTimeout(start, PATIENCE);
}
