import { createContext, type ReactNode, useCallback, useContext, useState } from "react";

const NOBODY_LISTENS = () => {};
const Announce = createContext<(message: string) => void>(NOBODY_LISTENS);

/** Says a result, a save or an error politely to screen readers. */
export function useAnnounce(): (message: string) => void {
  return useContext(Announce);
}

/** A polite live region for the page or for a dialog; a modal dialog makes the page's region inert. */
export function LiveRegion({ children }: { readonly children: ReactNode }) {
  const outer = useAnnounce();
  const [message, setMessage] = useState("");
  const announce = useCallback(
    (next: string) => {
      // Also in the outer region: the dialog may close at once.
      outer(next);
      // A repeated message is only read again when its text differs: a no-break space alternates.
      setMessage((current) => (next !== "" && current === next ? `${next}\u00a0` : next));
    },
    [outer],
  );
  return (
    <Announce value={announce}>
      {children}
      <div
        role={outer === NOBODY_LISTENS ? "status" : undefined}
        aria-live="polite"
        className="visually-hidden"
      >
        {message}
      </div>
    </Announce>
  );
}
