// The first script of a page: lets the browser paint what the page holds, then starts the application.

/** Milliseconds for a browser that reports no paint. */
const PATIENCE = 250;

/** Lets the page answer before what follows. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Asks for the code of the program and of the screen: before the first paint it would only hold up the styles. Pages
 * without anything to read ask for the program themselves. Each request takes a phone some milliseconds.
 */
async function fetchCode(): Promise<void> {
  for (const { content } of document.querySelectorAll<HTMLMetaElement>("[name=program],[name=screen]")) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = content;
    document.head.append(link);
    await pause();
  }
}

// The URL with the link preview of a stored deck shows the deck's page.
if (location.pathname.startsWith("/d/")) {
  history.replaceState(null, "", location.href.replace("/d/", "/decks/"));
}

// The browser may offer this before the program has started; the display settings take it up.
addEventListener("beforeinstallprompt", (offer) => {
  window.installOffer = offer;
});

let started = false;

/** Runs what the program stands on, and last the program itself, as the page lists them. */
async function start(): Promise<void> {
  if (started) return;
  started = true;
  void fetchCode();
  for (const { content } of document.querySelectorAll<HTMLMetaElement>("[name=program]")) {
    await import(/* @vite-ignore */ content);
    await pause();
  }
}

// A page in a hidden tab paints nothing; one for another language shows none of its English words.
if (document.hidden || document.documentElement.lang !== "en") void start();
else {
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName("first-contentful-paint")[0]) void start();
  }).observe({ type: "paint", buffered: true });
  setTimeout(start, PATIENCE);
}
