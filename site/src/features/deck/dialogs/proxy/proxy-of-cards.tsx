import { useSuspenseQuery } from "@tanstack/react-query";
import { setsOptions } from "../../../../data/card-data";
import { usePreferences } from "../../../../data/preferences";
import { siteSettings } from "../../../../data/site-settings";
import { imageCandidates } from "../../../../domain/card/images";
import { setName } from "../../../../domain/card/set-names";
import type { DeckCards } from "../../../../domain/deck/deck";
import type { ProxyCard } from "../../../../domain/deck/proxy/selection";
import { deckProxy } from "../../../../i18n/en/deck-proxy";
import { useTranslation } from "../../../../i18n/translation";
import { loadOptionalStyles } from "../../../../lazy/optional-styles";
import { nextRequest } from "../../../../ui/card/image-failures";
import { useOverlay } from "../../shared/use-overlay";
import type { MissingProxies } from "./missing-proxies";
import { ProxyDialog } from "./proxy-dialog";
import { textCardOf } from "./text-card-of";
import { useProxyRows } from "./use-proxy-rows";

/** @public Loaded along with the component. */
export const messages = [deckProxy];
/** @public Loaded along with the component. */
export const prepare = loadOptionalStyles;

export interface ProxyOfCardsProps {
  /** The name of the deck, also the title of the file. */
  readonly name: string;
  readonly fileName: string;
  readonly cards: DeckCards;
  /** Whether all cards are ticked at the start. */
  readonly ticked: boolean;
  /** Offers to select the copies that the inventory lacks. */
  readonly missing?: MissingProxies | undefined;
  readonly onClose: () => void;
}

/** Prints cards as proxies, with the pictures of the card language or of the sets that are chosen. */
export function ProxyOfCards({ name, fileName, cards, ticked, missing, onClose }: ProxyOfCardsProps) {
  const { t } = useTranslation();
  const { data: catalogue } = useSuspenseQuery(setsOptions());
  const { cardLanguage, legacyImages, showImage } = usePreferences();
  const overlay = useOverlay();
  const { images } = siteSettings();
  // A PDF embeds JPEGs unchanged; re-encoding other formats would lose quality.
  const formats = images.formats.toSorted((one, other) => Number(other === "jpg") - Number(one === "jpg"));
  const urlsOf = ({ card, set }: ProxyCard) => {
    const request = { language: cardLanguage, legacy: legacyImages, ...(set !== undefined && { set }) };
    const urls = imageCandidates(card, { ...images, formats }, catalogue.sets, request);
    // Skips pictures that are known to be missing, and hosts that do not respond.
    return nextRequest(urls) === undefined ? [] : urls;
  };
  return (
    <ProxyDialog
      name={name}
      fileName={fileName}
      groups={useProxyRows(cards)}
      catalogue={catalogue}
      textCardOf={({ card, set }) =>
        textCardOf(card, t, {
          translation: overlay?.cards[card.id],
          set: set === undefined ? undefined : setName(set, catalogue),
        })
      }
      urlsOf={images.host === "" ? undefined : urlsOf}
      showImage={showImage}
      ticked={ticked}
      missing={missing}
      onClose={onClose}
    />
  );
}
