/** In a module of its own, so that the list of its chunks stays out of the app shell. */
export function loadComparison() {
  return import("./comparison-screen");
}
