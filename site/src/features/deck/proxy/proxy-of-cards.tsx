import { useSuspenseQuery } from "@tanstack/react-query";
import { setsOptions } from "../../../data/card-data";
import { usePreferences } from "../../../data/preferences";
import { siteSettings } from "../../../data/site-settings";
import { imageCandidates } from "../../../domain/card/images";
import { setName } from "../../../domain/card/set-names";
import type { DeckCards } from "../../../domain/deck/deck";
import type { ProxyCard } from "../../../domain/deck/proxy/selection";
import { deckProxy } from "../../../i18n/en/deck-proxy";
import { useTranslation } from "../../../i18n/translation";
import { nextRequest } from "../../../ui/card/image-failures";
import { useOverlay } from "../page/use-overlay";
import { ProxyDialog } from "./proxy-dialog";
import { textCardOf } from "./text-card-of";
import { useProxyRows } from "./use-proxy-rows";

/** @public Loaded along with the component. */
export const messages = [deckProxy];

export interface ProxyOfCardsProps {
  /** Of the deck; the title of the file too. */
  readonly name: string;
  readonly fileName: string;
  readonly cards: DeckCards;
  /** All of them are wanted: they are ticked at the start. */
  readonly ticked: boolean;
  readonly onClose: () => void;
}

/** Prints cards as proxies, with the pictures of the card language or of the sets that are chosen. */
export function ProxyOfCards({ name, fileName, cards, ticked, onClose }: ProxyOfCardsProps) {
  const { t } = useTranslation();
  const { data: catalogue } = useSuspenseQuery(setsOptions());
  const { cardLanguage, legacyImages, showImage } = usePreferences();
  const overlay = useOverlay();
  const { images } = siteSettings();
  // A JPEG goes into a PDF as it is; re-encoding the others would lose quality.
  const formats = images.formats.toSorted((one, other) => Number(other === "jpg") - Number(one === "jpg"));
  const addressesOf = ({ card, set }: ProxyCard) => {
    const request = { language: cardLanguage, legacy: legacyImages, ...(set !== undefined && { set }) };
    const addresses = imageCandidates(card, { ...images, formats }, catalogue.sets, request);
    // What this page has found to be missing, or a host that does not answer, is not asked again.
    return nextRequest(addresses) === undefined ? [] : addresses;
  };
  return (
    <ProxyDialog
      name={name}
      fileName={fileName}
      groups={useProxyRows(cards)}
      catalogue={catalogue}
      textCardOf={({ card, set }) =>
        textCardOf(card, t, {
          words: overlay?.cards[card.id],
          set: set === undefined ? undefined : setName(set, catalogue),
        })
      }
      addressesOf={images.host === "" ? undefined : addressesOf}
      showImage={showImage}
      ticked={ticked}
      onClose={onClose}
    />
  );
}
