import { Snowflake } from "lucide";
import { useEffect, useState } from "react";
import { useTranslation } from "../../../../i18n/translation";
import { Dialog } from "../../../../ui/dialog";
import formStyles from "../../../../ui/dialog-form.module.css";
import { Icon } from "../../../../ui/icon";
import styles from "../../shared/deck-text.module.css";
import type { QrModules } from "./qr-modules";

interface QrDialogProps {
  readonly title: string;
  readonly url: string;
  /** The code leads to a snapshot, which cannot change. */
  readonly frozen: boolean;
  readonly onClose: () => void;
}

const SIZE = 320;
/** Readers need a quiet zone of four modules. */
const QUIET = 4;

type Code =
  | { readonly status: "loading" | "failed" | "too-long" }
  | { readonly status: "ready"; readonly modules: QrModules };

/** The URL as a QR code, which is a link itself. */
export function QrDialog({ title, url, frozen, onClose }: QrDialogProps) {
  const { t } = useTranslation();
  const code = useCode(url);
  const labels = {
    loading: "common.loading",
    failed: "deck.missing-part",
    "too-long": "deck-text.share-too-long",
  } as const;
  return (
    <Dialog title={title} size="xs" closeLabel={t("common.close")} onClose={onClose}>
      {code.status === "ready" ? (
        <a href={url}>
          <Drawing modules={code.modules} label={t("deck-text.share-qr", { name: title })} />
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

/** Dark on white in both themes: not every camera reads inverted codes. */
function Drawing({
  modules: { size, path },
  label,
}: {
  readonly modules: QrModules;
  readonly label: string;
}) {
  const edge = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.qr}
      width={SIZE}
      height={SIZE}
      viewBox={`${-QUIET} ${-QUIET} ${edge} ${edge}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

/** The library is fetched on first use. */
function useCode(url: string): Code {
  const [code, setCode] = useState<Code>({ status: "loading" });
  useEffect(() => {
    let current = true;
    const show = (next: Code) => {
      if (current) setCode(next);
    };
    import("./qr-modules").then(
      ({ qrModules }) => {
        const modules = qrModules(url);
        show(modules ? { status: "ready", modules } : { status: "too-long" });
      },
      () => show({ status: "failed" }),
    );
    return () => {
      current = false;
    };
  }, [url]);
  return code;
}
