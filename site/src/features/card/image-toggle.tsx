import { FileText, Image as ImageIcon } from "lucide-react";
import { setPreferences, usePreferences } from "../../data/preferences";
import { siteSettings } from "../../data/site-settings";
import { useTranslation } from "../../i18n/translation";
import { Button, IconButton } from "../../ui/button";
import { retryImages, useImagesGivenUp } from "../../ui/card/image-failures";

/** What pressing the toggle brings, and the press itself. */
function useImageToggle(): { readonly brings: "image" | "text"; readonly toggle: () => void } {
  const { showImage } = usePreferences();
  const givenUp = useImagesGivenUp();
  const brings = showImage && !givenUp ? "text" : "image";
  const toggle = () => {
    // Somebody who asks for pictures wants them asked for, whatever failed before.
    if (brings === "image") retryImages();
    setPreferences({ showImage: brings === "image" });
  };
  return { brings, toggle };
}

/** Wide screens: the picture or the text card in its place. Without an image host there is nothing to choose. */
export function ImageToggle() {
  const { t } = useTranslation();
  const { brings, toggle } = useImageToggle();
  if (siteSettings().images.host === "") return null;
  return (
    <Button onClick={toggle}>
      {brings === "text" ? (
        <FileText size={16} aria-hidden="true" />
      ) : (
        <ImageIcon size={16} aria-hidden="true" />
      )}
      {t(brings === "text" ? "card.showTextCard" : "card.showImage")}
    </Button>
  );
}

interface FloatingImageToggleProps {
  readonly className?: string | undefined;
}

/** Small screens: the picture or the details, one at a time. */
export function FloatingImageToggle({ className }: FloatingImageToggleProps) {
  const { t } = useTranslation();
  const { showImage } = usePreferences();
  const toggle = () => {
    if (!showImage) retryImages();
    setPreferences({ showImage: !showImage });
  };
  const icon = showImage ? (
    <FileText size={20} aria-hidden="true" />
  ) : (
    <ImageIcon size={20} aria-hidden="true" />
  );
  return (
    <IconButton
      variant="secondary"
      className={className}
      label={t(showImage ? "card.showText" : "card.showImage")}
      icon={icon}
      onClick={toggle}
    />
  );
}
