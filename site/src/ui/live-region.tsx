import { createContext, type ReactNode, useCallback, useContext, useState } from "react";

const Announce = createContext<(message: string) => void>(() => {});

/** Says a result, a save or an error politely to screen readers. */
export function useAnnounce(): (message: string) => void {
  return useContext(Announce);
}

/** One polite live region for the whole page. */
export function LiveRegion({ children }: { readonly children: ReactNode }) {
  const [message, setMessage] = useState("");
  // A repeated message is only read again when its text differs: a no-break space alternates.
  const announce = useCallback((next: string) => {
    setMessage((current) => (next !== "" && current === next ? `${next}\u00a0` : next));
  }, []);
  return (
    <Announce value={announce}>
      {children}
      <div role="status" aria-live="polite" className="visually-hidden">
        {message}
      </div>
    </Announce>
  );
}
