import { useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { lazy, type ReactNode, useCallback, useEffect, useMemo, useRef } from "react";
import type { CardId } from "../domain/card/card";
import { asCardId } from "../domain/card/ids";
import { lazyPart } from "../lazy/lazy-part";
import { loadPart } from "../lazy/load-screen";
import { type CardOpener, CardOpenerProvider } from "../ui/card/card-opener";
import { CardPreviewProvider } from "../ui/card/card-preview-content";
import { markClosing } from "./closing-dialog";
import { DialogBoundary } from "./dialog-boundary";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The number of cards opened over one another up to this history entry. */
    cardDepth?: number;
  }
}

const CardModal = lazyPart(
  loadPart(
    "card-modal",
    () => import("./card-dialog"),
    (module) => module.CardDialog,
  ),
);

// Fetched with the first hover over a card's name; the service worker has it from then on.
const CardPreview = lazy(async () => ({
  default: (await import("../features/card/card-preview")).CardPreview,
}));

const ALONE: readonly CardId[] = [];

/**
 * The open card is part of the URL (`?card=200001`): opening pushes a history entry, so that going back closes the
 * card and not the search. The list that contains it is remembered per depth.
 */
export function CardModalHost({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const navigate = useNavigate();
  const open = useLocation({ select: openCard });
  const depth = useLocation({ select: ({ state }) => state.cardDepth ?? 0 });
  const lists = useRef(new Map<number, readonly CardId[]>());
  const closing = useRef(false);

  const show = useCallback(
    (card: CardId | undefined, state: { cardDepth?: number }, replace: boolean) =>
      navigate({
        to: ".",
        search: ({ card: _, ...others }) => (card === undefined ? others : { ...others, card }),
        hash: true,
        state,
        replace,
        resetScroll: false,
      }),
    [navigate],
  );

  const opener = useMemo<CardOpener>(
    () => ({
      open: (id, among = ALONE) => {
        const next = (router.state.location.state.cardDepth ?? 0) + 1;
        lists.current.set(next, among);
        void show(id, { cardDepth: next }, false);
      },
    }),
    [router, show],
  );

  useEffect(loadWhenAimedAt, []);
  const among = lists.current.get(depth) ?? ALONE;
  const onClose = () => {
    closing.current = depth > 0;
    markClosing();
    if (depth > 0) router.history.go(-depth);
    else void show(undefined, {}, true);
  };
  // A card that was in the URL from the start is closed along with the others.
  useEffect(() => {
    if (!closing.current || depth > 0) return;
    closing.current = false;
    if (open !== undefined) void show(undefined, {}, true);
  }, [depth, open, show]);

  return (
    <CardOpenerProvider value={opener}>
      <CardPreviewProvider value={CardPreview}>
        {children}
        {open !== undefined && (
          <DialogBoundary onClose={onClose}>
            <CardModal
              id={open}
              current={() => openCard(router.latestLocation) ?? open}
              among={among.includes(open) ? among : ALONE}
              onShow={(id) => void show(id, depth > 0 ? { cardDepth: depth } : {}, true)}
              onClose={onClose}
            />
          </DialogBoundary>
        )}
      </CardPreviewProvider>
    </CardOpenerProvider>
  );
}

function openCard({ search }: { readonly search: { readonly card?: unknown } }): CardId | undefined {
  return asCardId(search.card);
}

/** Fetches the code of cards when the user first points at a card's name, so that a card opens without delay. */
function loadWhenAimedAt(): () => void {
  const look = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href^="/cards/"]')) void CardModal.load();
  };
  const aims = ["pointerover", "focusin"];
  for (const aim of aims) document.addEventListener(aim, look);
  return () => {
    for (const aim of aims) document.removeEventListener(aim, look);
  };
}
