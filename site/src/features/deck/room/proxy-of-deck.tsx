import { useSuspenseQuery } from "@tanstack/react-query";
import { setsOptions } from "../../../data/card-data";
import { usePreferences } from "../../../data/preferences";
import { siteSettings } from "../../../data/site-settings";
import { imageCandidates } from "../../../domain/card/images";
import { setName } from "../../../domain/card/set-names";
import type { Deck } from "../../../domain/deck/deck";
import { proxiesFileName } from "../../../domain/deck/export/file-name";
import type { ProxyCard } from "../../../domain/deck/proxy/selection";
import { useTranslation } from "../../../i18n/translation";
import { nextAddress } from "../../../ui/card/image-failures";
import { useOverlay } from "../page/use-overlay";
import { ProxyDialog } from "../proxy/proxy-dialog";
import { textCardOf } from "../proxy/text-card-of";
import { useProxyRows } from "../proxy/use-proxy-rows";
import type { DialogsProps } from "./dialogs-props";

interface ProxyOfDeckProps extends DialogsProps {
  readonly deck: Deck;
}

/** Prints the shown deck as proxies, with the pictures of the card language or of the sets that are chosen. */
export function ProxyOfDeck({ deck, dialog }: ProxyOfDeckProps) {
  const { t } = useTranslation();
  const { data: catalogue } = useSuspenseQuery(setsOptions());
  const { cardLanguage, legacyImages, showImage } = usePreferences();
  const overlay = useOverlay();
  const { images } = siteSettings();
  const addressesOf = ({ card, set }: ProxyCard) => {
    const wish = { language: cardLanguage, legacy: legacyImages, ...(set !== undefined && { set }) };
    const addresses = imageCandidates(card, images, catalogue.sets, wish);
    // What this page has found to be missing, or a host that does not answer, is not asked again.
    return nextAddress(addresses) === undefined ? [] : addresses;
  };
  return (
    <ProxyDialog
      name={deck.name}
      fileName={proxiesFileName(deck)}
      groups={useProxyRows(deck.cards)}
      catalogue={catalogue}
      textCardOf={({ card, set }) =>
        textCardOf(card, t, {
          words: overlay?.cards[card.id],
          set: set === undefined ? undefined : setName(set, catalogue),
        })
      }
      addressesOf={images.host === "" ? undefined : addressesOf}
      showImage={showImage}
      onClose={dialog.close}
    />
  );
}
