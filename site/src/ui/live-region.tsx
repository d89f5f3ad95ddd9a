import { createContext, type ReactNode, useCallback, useContext, useState } from "react";

const NO_REGION = () => {};
const Announce = createContext<(message: string) => void>(NO_REGION);

/** Announces a result, a save or an error politely to screen readers. */
export function useAnnounce(): (message: string) => void {
  return useContext(Announce);
}

/** A polite live region for the page or a dialog; modal dialogs make the page's region inert. */
export function LiveRegion({ children }: { readonly children: ReactNode }) {
  const outer = useAnnounce();
  const [message, setMessage] = useState("");
  const announce = useCallback(
    (next: string) => {
      // Also in the outer region, because the dialog may close at once.
      outer(next);
      // Repeated messages are only read again if their text differs, so a no-break space alternates.
      setMessage((current) => (next !== "" && current === next ? `${next}\u00a0` : next));
    },
    [outer],
  );
  return (
    <Announce value={announce}>
      {children}
      <div role={outer === NO_REGION ? "status" : undefined} aria-live="polite" className="visually-hidden">
        {message}
      </div>
    </Announce>
  );
}
