import { useLocation, useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import type { DialogStep } from "../ui/dialog-step";
import { markClosing } from "./closing-dialog";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The dialog open over the page at this history entry. */
    dialog?: string;
    /** The page under the dialog has changed since: the previous entry is another page. */
    moved?: boolean;
  }
}

/** The present URL. */
const HERE = { to: ".", search: true, hash: true, resetScroll: false } as const;

/** The dialog over a page is a step of the browser's history: going back closes it, and the page stays. */
export function useDialogStep(): DialogStep {
  const router = useRouter();
  const name = useLocation({ select: ({ state }) => state.dialog });
  return useMemo(() => {
    // Going back takes a moment, and a browser may report the same Escape twice: two steps would leave the page.
    let closed = false;
    return {
      name,
      open: (next) =>
        void router.navigate({
          ...HERE,
          state: (state) => ({ ...state, dialog: next }),
          // A dialog that opens another one is replaced by it.
          replace: name !== undefined,
        }),
      close: () => {
        const { dialog, moved } = router.history.location.state;
        // A navigation out of the dialog has closed it already.
        if (closed || dialog === undefined) return;
        closed = true;
        markClosing();
        if (!moved) router.history.back();
        else void router.navigate({ ...HERE, state: {}, replace: true });
      },
    };
  }, [router, name]);
}
