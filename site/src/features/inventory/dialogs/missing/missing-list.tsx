import type { CardId } from "../../../../domain/card/card";
import type { Copies } from "../../../../domain/inventory/precon-offers";
import { useTranslation } from "../../../../i18n/translation";
import dialogStyles from "../../../../ui/dialog-form.module.css";
import { ListExport } from "../export/list-export";
import { CardList } from "../shared/card-list";
import { copiesEntries, partCopies } from "../shared/copies-entries";
import { Folded } from "../shared/folded";
import { PreconsState } from "../shared/precons-state";
import type { Precons } from "../shared/use-precons";
import { PreconOffers } from "./precon-offers";

interface MissingListProps {
  readonly missing: Copies;
  readonly precons: Precons;
  readonly nameOf: (card: CardId) => string;
}

/** The missing cards, their export, and the precons that have them. */
export function MissingList({ missing, precons, nameOf }: MissingListProps) {
  const { t } = useTranslation();
  const { crypt, library } = partCopies(missing);
  if (missing.size === 0) return <p role="status">{t("inventory-dialogs.nothing-missing")}</p>;
  return (
    <>
      <p role="status">
        {t("inventory-dialogs.missing-total", {
          copies: crypt + library,
          cards: missing.size,
          crypt,
          library,
        })}
      </p>
      <Folded title={t("inventory-dialogs.cards-missing")}>
        <CardList label={t("inventory-dialogs.cards-missing")} entries={copiesEntries(missing, nameOf)} />
      </Folded>
      <Folded title={t("inventory.export")}>
        <div className={dialogStyles.form}>
          <ListExport
            list={{ title: t("inventory-dialogs.missing-name"), copies: missing }}
            formats={["text"]}
          />
        </div>
      </Folded>
      <section className={dialogStyles.form} aria-label={t("inventory-dialogs.offers")}>
        <h3>{t("inventory-dialogs.offers")}</h3>
        <p className={dialogStyles.note}>{t("inventory-dialogs.offers-text")}</p>
        {precons.status === "ready" ? (
          <PreconOffers missing={missing} precons={precons.precons} nameOf={nameOf} />
        ) : (
          <PreconsState state={precons} />
        )}
      </section>
    </>
  );
}
