import { useQuery } from "@tanstack/react-query";
import { setsOptions } from "../../data/card-data";
import { optionalPart } from "../../data/optional-part";
import type { Card } from "../../domain/card/card";
import { useTranslation } from "../../i18n/translation";
import { Field } from "../../ui/card/field";
import { LoadFailure } from "../../ui/load-failure";
import styles from "./card-sets.module.css";
import { setPrintings } from "./printings";
import type { ScanChoice } from "./scan-choice";
import { SetToken } from "./set-token";

interface CardSetsProps {
  readonly card: Card;
  readonly scan: ScanChoice;
}

/** Printings of a card: one token per set. */
export function CardSets({ card, scan }: CardSetsProps) {
  const { t } = useTranslation();
  const sets = useQuery(optionalPart(setsOptions()));
  return (
    <Field name={t("card.field.sets")}>
      {sets.isError && <LoadFailure message={t("card.sets.failed")} onRetry={() => void sets.refetch()} />}
      {sets.data && (
        <ul className={styles.tokens}>
          {setPrintings(card.sets, sets.data).map((printing) => (
            <li key={printing.code}>
              <SetToken kind={card.kind} printing={printing} scan={scan} />
            </li>
          ))}
        </ul>
      )}
    </Field>
  );
}
