import type { Day } from "../../../domain/seating/day/day";
import { seatsOnly } from "../../../domain/seating/day/day-link";
import { useTranslation } from "../../../i18n/translation";
import { QrDrawing } from "../../../ui/qr/qr-drawing";
import { useQrCode } from "../../../ui/qr/use-qr-code";
import { dayUrl } from "./day-url";
import styles from "./projector.module.css";

const PIXELS = 800;

/** Names and seats as a code that players take with their telephones. */
export function SeatCode({ day }: { readonly day: Day }) {
  const { t } = useTranslation();
  const code = useQrCode(dayUrl(seatsOnly(day)));
  const texts = {
    loading: t("common.loading"),
    failed: t("seating-day.code-failed"),
    "too-long": t("seating-day.code-too-long"),
  };
  if (code.status !== "ready") return <p role="status">{texts[code.status]}</p>;
  return (
    <QrDrawing
      modules={code.modules}
      label={t("seating-day.code-label")}
      pixels={PIXELS}
      className={styles.code}
    />
  );
}
