import { Check, Link2, QrCode } from "lucide";
import { useTranslation } from "../../../../i18n/translation";
import { Button, IconButton } from "../../../../ui/button";
import formStyles from "../../../../ui/dialog-form.module.css";
import { Icon } from "../../../../ui/icon";
import { useCopy } from "../../../../ui/use-copy";
import styles from "../../shared/deck-text.module.css";

interface CopyUrlProps {
  readonly name: string;
  readonly about: string;
  readonly url: string;
  readonly onCode: (url: string) => void;
}

/** Copies a URL, or shows it as a QR code. */
export function CopyUrl({ name, about, url, onCode }: CopyUrlProps) {
  const { t } = useTranslation();
  const { state, copy } = useCopy();
  const labels = { idle: name, copied: t("common.copied"), failed: t("deck-text.copy-failed") };
  return (
    <div className={styles.entry}>
      <div className={formStyles.choices}>
        <Button
          aria-label={state === "idle" ? t("deck-text.share-copy", { name }) : undefined}
          onClick={() => copy(url)}
        >
          <Icon of={state === "copied" ? Check : Link2} size={16} />
          <span aria-live="polite">{labels[state]}</span>
        </Button>
        <IconButton
          label={t("deck-text.share-qr", { name })}
          icon={<Icon of={QrCode} size={18} />}
          variant="secondary"
          onClick={() => onCode(url)}
        />
      </div>
      <p className={formStyles.note}>{about}</p>
    </div>
  );
}
