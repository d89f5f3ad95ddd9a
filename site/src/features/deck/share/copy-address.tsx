import { Check, Link2, QrCode } from "lucide";
import { useTranslation } from "../../../i18n/translation";
import { Button, IconButton } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { useCopy } from "../../../ui/use-copy";
import styles from "../deck-text.module.css";

interface CopyAddressProps {
  readonly name: string;
  readonly about: string;
  readonly address: string;
  readonly onCode: (address: string) => void;
}

/** Copies an address, or shows it as a code. */
export function CopyAddress({ name, about, address, onCode }: CopyAddressProps) {
  const { t } = useTranslation();
  const { state, copy } = useCopy();
  const words = { idle: name, copied: t("common.copied"), failed: t("deck-text.copy-failed") };
  return (
    <div className={styles.entry}>
      <div className={styles.choices}>
        <Button
          aria-label={state === "idle" ? t("deck-text.share-copy", { name }) : undefined}
          onClick={() => copy(address)}
        >
          <Icon of={state === "copied" ? Check : Link2} size={16} />
          <span aria-live="polite">{words[state]}</span>
        </Button>
        <IconButton
          label={t("deck-text.share-qr", { name })}
          icon={<Icon of={QrCode} size={18} />}
          variant="secondary"
          onClick={() => onCode(address)}
        />
      </div>
      <p className={styles.note}>{about}</p>
    </div>
  );
}
