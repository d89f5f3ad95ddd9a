import { lazyPart } from "../../../lazy/lazy-part";
import { loadPart } from "../../../lazy/load-screen";
import type { MissingCardsProps } from "../dialogs/missing/missing-cards";
import type { ProxyOfCardsProps } from "../dialogs/proxy/proxy-of-cards";
import type { PickDeckProps } from "../dialogs/select/pick-deck";
import { useDeckSlots } from "../shared/deck-slots";

const PickDeck = lazyPart(
  loadPart(
    "deck-pick",
    () => import("../dialogs/select/pick-deck"),
    (module) => module.PickDeck,
  ),
);
const ProxyOfCards = lazyPart(
  loadPart(
    "deck-proxy",
    () => import("../dialogs/proxy/proxy-of-cards"),
    (module) => module.ProxyOfCards,
  ),
);

const MissingCards = lazyPart(
  loadPart(
    "deck-missing",
    () => import("../dialogs/missing/missing-cards"),
    (module) => module.MissingCards,
  ),
);

/** Chooses one of the decks that the user knows. */
export function PickDeckDialog(props: PickDeckProps) {
  const { DialogBoundary } = useDeckSlots();
  return (
    <DialogBoundary onClose={props.onClose}>
      <PickDeck {...props} />
    </DialogBoundary>
  );
}

/** Prints cards as proxies. */
export function ProxiesDialog(props: ProxyOfCardsProps) {
  const { DialogBoundary } = useDeckSlots();
  return (
    <DialogBoundary onClose={props.onClose}>
      <ProxyOfCards {...props} />
    </DialogBoundary>
  );
}

/** Lists and exports missing cards. */
export function MissingDialog(props: MissingCardsProps) {
  const { DialogBoundary } = useDeckSlots();
  return (
    <DialogBoundary onClose={props.onClose}>
      <MissingCards {...props} />
    </DialogBoundary>
  );
}
