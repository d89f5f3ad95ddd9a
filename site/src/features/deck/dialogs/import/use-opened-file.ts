import { useEffect, useRef } from "react";

declare global {
  interface Window {
    /** Chromium: files with which the installed app was opened. */
    readonly launchQueue?: {
      setConsumer(take: (launch: { readonly files?: readonly { getFile(): Promise<File> }[] }) => void): void;
    };
  }
}

/** Calls `open` with the file with which the app was opened, if any. */
export function useOpenedFile(isExpected: boolean, open: (file: File) => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    if (!isExpected) return;
    window.launchQueue?.setConsumer(({ files }) => {
      // A file that has gone meanwhile can be chosen again.
      void files?.[0]?.getFile().then(latest.current, () => undefined);
    });
  }, [isExpected]);
}
