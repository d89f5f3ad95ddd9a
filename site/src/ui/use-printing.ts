import { useSyncExternalStore } from "react";

let begun = false;

function subscribe(listener: () => void): () => void {
  const paper = window.matchMedia("print");
  const begin = () => {
    begun = true;
    listener();
  };
  const end = () => {
    begun = false;
    listener();
  };
  window.addEventListener("beforeprint", begin);
  window.addEventListener("afterprint", end);
  paper.addEventListener("change", listener);
  return () => {
    window.removeEventListener("beforeprint", begin);
    window.removeEventListener("afterprint", end);
    paper.removeEventListener("change", listener);
  };
}

/** Whether the page is being printed. Updates are flushed before the browser lays out the print. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => begun || window.matchMedia("print").matches);
}
