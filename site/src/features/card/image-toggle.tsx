import { FileText, Image as ImageIcon } from "lucide-react";
import { setPreferences, usePreferences } from "../../data/preferences";
import { useTranslation } from "../../i18n/translation";
import { Button, IconButton } from "../../ui/button";
import { retryImages } from "../../ui/card/image-failures";

function toggle(showImage: boolean): void {
  // Somebody who asks for pictures wants them asked for, whatever failed before.
  if (!showImage) retryImages();
  setPreferences({ showImage: !showImage });
}

/** Wide screens: the picture or the text card in its place. */
export function ImageToggle() {
  const { t } = useTranslation();
  const { showImage } = usePreferences();
  return (
    <Button onClick={() => toggle(showImage)}>
      {showImage ? <FileText size={16} aria-hidden="true" /> : <ImageIcon size={16} aria-hidden="true" />}
      {t(showImage ? "card.showTextCard" : "card.showImage")}
    </Button>
  );
}

/** Small screens: the picture or the details, one at a time. */
export function FloatingImageToggle({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation();
  const { showImage } = usePreferences();
  return (
    <IconButton
      variant="secondary"
      className={className}
      label={t(showImage ? "card.showText" : "card.showImage")}
      icon={
        showImage ? <FileText size={20} aria-hidden="true" /> : <ImageIcon size={20} aria-hidden="true" />
      }
      onClick={() => toggle(showImage)}
    />
  );
}
