import { FileText, Image as Picture } from "lucide";
import { setPreferences } from "../../data/preferences";
import { useCardImages } from "../../data/use-card-images";
import type { Card } from "../../domain/card/card";
import { useTranslation } from "../../i18n/translation";
import { Button } from "../../ui/button";
import { retryImages } from "../../ui/card/image-failures";
import { Icon } from "../../ui/icon";
import { useShowsPicture } from "./use-shows-picture";

interface ImageToggleProps {
  readonly card: Card;
}

/** Wide screens: switches between picture and text card; hidden without an image host. */
export function ImageToggle({ card }: ImageToggleProps) {
  const { t } = useTranslation();
  const asText = !useShowsPicture(card);
  if (useCardImages()(card).length === 0) return null;
  return (
    <Button onClick={() => show(asText)}>
      {asText ? <Icon of={Picture} size={16} /> : <Icon of={FileText} size={16} />}
      {t(asText ? "card.showImage" : "card.showTextCard")}
    </Button>
  );
}

/** Showing pictures also retries failed ones. */
function show(showImage: boolean): void {
  if (showImage) retryImages();
  setPreferences({ showImage });
}

interface FloatingImageToggleProps extends ImageToggleProps {
  readonly className?: string | undefined;
}

/** Small screens: folds the picture above the details. */
export function FloatingImageToggle({ card, className }: FloatingImageToggleProps) {
  const { t } = useTranslation();
  const asText = !useShowsPicture(card);
  if (useCardImages()(card).length === 0) return null;
  return (
    <Button className={className} onClick={() => show(asText)}>
      <Icon of={asText ? Picture : FileText} size={20} />
      {t(asText ? "card.showImage" : "card.hideImage")}
    </Button>
  );
}
