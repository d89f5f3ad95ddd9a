import { useLocation, useRouter } from "@tanstack/react-router";
import { useMemo } from "react";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The dialog open over the screen at this history entry. */
    dialog?: string;
  }
}

export interface DialogStep {
  readonly name: string | undefined;
  readonly open: (name: string) => void;
  readonly close: () => void;
}

/** The dialog open over a screen is a step of the browser's history: back closes it, and the screen stays. */
export function useDialogStep(): DialogStep {
  const router = useRouter();
  const name = useLocation({ select: ({ state }) => state.dialog });
  return useMemo(
    () => ({
      name,
      open: (next) =>
        void router.navigate({
          to: ".",
          search: (search) => search,
          hash: true,
          state: (state) => ({ ...state, dialog: next }),
          // One dialog that leads to another takes its place.
          replace: name !== undefined,
          resetScroll: false,
        }),
      close: () => {
        // A navigation out of the dialog has closed it already.
        if (router.history.location.state.dialog !== undefined) router.history.back();
      },
    }),
    [router, name],
  );
}
