import { FileText, Image as Picture } from "lucide";
import { setPreferences, usePreferences } from "../../data/preferences";
import type { Card } from "../../domain/card/card";
import { useTranslation } from "../../i18n/translation";
import { Button, IconButton } from "../../ui/button";
import { retryImages, useNextAddress } from "../../ui/card/image-failures";
import { Icon } from "../../ui/icon";
import { useCardImages } from "./use-card-images";

interface ImageToggleProps {
  readonly card: Card;
}

/** Wide screens: the picture or the text card in its place. Without an image host there is nothing to choose. */
export function ImageToggle({ card }: ImageToggleProps) {
  const { t } = useTranslation();
  const { showImage } = usePreferences();
  const candidates = useCardImages()(card);
  const missing = useNextAddress(candidates) === undefined;
  const asText = !showImage || missing;
  if (candidates.length === 0) return null;
  return (
    <Button onClick={() => show(asText)}>
      {asText ? <Icon of={Picture} size={16} /> : <Icon of={FileText} size={16} />}
      {t(asText ? "card.showImage" : "card.showTextCard")}
    </Button>
  );
}

/** Somebody who asks for pictures wants them asked for, whatever failed before. */
function show(showImage: boolean): void {
  if (showImage) retryImages();
  setPreferences({ showImage });
}

interface FloatingImageToggleProps {
  readonly className?: string | undefined;
}

/** Small screens: the picture or the details, one at a time. */
export function FloatingImageToggle({ className }: FloatingImageToggleProps) {
  const { t } = useTranslation();
  const { showImage } = usePreferences();
  const icon = showImage ? <Icon of={FileText} size={20} /> : <Icon of={Picture} size={20} />;
  return (
    <IconButton
      variant="secondary"
      className={className}
      label={t(showImage ? "card.showText" : "card.showImage")}
      icon={icon}
      onClick={() => show(!showImage)}
    />
  );
}
