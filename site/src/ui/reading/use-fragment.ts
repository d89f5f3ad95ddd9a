import { useEffect } from "react";

/** Scrolls to the heading that the URL names, which the browser could not find before the page was loaded. */
export function useFragment(): void {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id !== "") document.getElementById(id)?.scrollIntoView();
  }, []);
}
