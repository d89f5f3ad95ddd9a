import { useLocation, useRouter } from "@tanstack/react-router";
import { useMemo } from "react";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The dialog open over the screen at this history entry. */
    dialog?: string;
    /** The screen under the dialog has changed since: the entry before is another place. */
    moved?: boolean;
  }
}

export interface DialogStep {
  readonly name: string | undefined;
  readonly open: (name: string) => void;
  readonly close: () => void;
}

/** The address as it is. */
const HERE = { to: ".", search: true, hash: true, resetScroll: false } as const;

/** The dialog open over a screen is a step of the browser's history: back closes it, and the screen stays. */
export function useDialogStep(): DialogStep {
  const router = useRouter();
  const name = useLocation({ select: ({ state }) => state.dialog });
  return useMemo(() => {
    // Going back takes a moment, and a browser may tell of the same Escape twice: two steps would leave the screen.
    let closed = false;
    return {
      name,
      open: (next) =>
        void router.navigate({
          ...HERE,
          state: (state) => ({ ...state, dialog: next }),
          // One dialog that leads to another takes its place.
          replace: name !== undefined,
        }),
      close: () => {
        const { dialog, moved } = router.history.location.state;
        // A navigation out of the dialog has closed it already.
        if (closed || dialog === undefined) return;
        closed = true;
        if (!moved) router.history.back();
        else void router.navigate({ ...HERE, state: {}, replace: true });
      },
    };
  }, [router, name]);
}
