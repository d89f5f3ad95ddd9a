import { Snowflake } from "lucide";
import { useTranslation } from "../../../../i18n/translation";
import { Dialog } from "../../../../ui/dialog";
import formStyles from "../../../../ui/dialog-form.module.css";
import { Icon } from "../../../../ui/icon";
import { QrDrawing } from "../../../../ui/qr/qr-drawing";
import { useQrCode } from "../../../../ui/qr/use-qr-code";
import styles from "../../shared/deck-text.module.css";

interface QrDialogProps {
  readonly title: string;
  readonly url: string;
  /** The code leads to a snapshot, which cannot change. */
  readonly frozen: boolean;
  readonly onClose: () => void;
}

const SIZE = 320;

/** The URL as a QR code, which is a link itself. */
export function QrDialog({ title, url, frozen, onClose }: QrDialogProps) {
  const { t } = useTranslation();
  const code = useQrCode(url);
  const labels = {
    loading: "common.loading",
    failed: "deck.missing-part",
    "too-long": "deck-text.share-too-long",
  } as const;
  return (
    <Dialog title={title} size="xs" closeLabel={t("common.close")} onClose={onClose}>
      {code.status === "ready" ? (
        <a href={url}>
          <QrDrawing
            modules={code.modules}
            label={t("deck-text.share-qr", { name: title })}
            pixels={SIZE}
            className={styles.qr}
          />
        </a>
      ) : (
        <p role="status">{t(labels[code.status])}</p>
      )}
      {frozen && (
        <p className={`${formStyles.choices} ${formStyles.note}`}>
          <Icon of={Snowflake} size={16} />
          {t("deck-text.share-frozen")}
        </p>
      )}
    </Dialog>
  );
}
