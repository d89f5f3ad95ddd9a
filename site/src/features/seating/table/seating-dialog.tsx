import { deviceRandom } from "../../../data/device-random";
import type { RandomSource } from "../../../domain/random";
import type { EveningDraw } from "../../../domain/seating/table/evening-draw";
import { useTranslation } from "../../../i18n/translation";
import { Dialog } from "../../../ui/dialog";
import { OwnSeating } from "./own-seating";
import { SharedSeating } from "./shared-seating";

interface SeatingDialogProps {
  readonly random?: RandomSource;
  readonly onClose: () => void;
}

/** Seats the players of one evening at random tables (docs/rules/seating.md §5). */
export function SeatingDialog({ random = deviceRandom, onClose }: SeatingDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t("seating.title")} size="lg" closeLabel={t("common.close")} onClose={onClose}>
      <OwnSeating random={random} />
    </Dialog>
  );
}

interface SharedSeatingDialogProps {
  readonly draw: EveningDraw;
  readonly onTaken: () => void;
  readonly onClose: () => void;
}

/** Shows the draw of a link. */
export function SharedSeatingDialog({ draw, onTaken, onClose }: SharedSeatingDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t("seating.title")} size="lg" reading closeLabel={t("common.close")} onClose={onClose}>
      <SharedSeating draw={draw} onTaken={onTaken} />
    </Dialog>
  );
}
