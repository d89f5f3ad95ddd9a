import { useMemo, useState } from "react";
import { useCardLanguage } from "../../../data/use-card-language";
import type { Card } from "../../../domain/card/card";
import { localizeCard } from "../../../domain/card/localized-card";
import { formatHundredths } from "../../../i18n/decimals";
import { formatNumber } from "../../../i18n/number";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { CardName } from "../../../ui/card-row/card-name";
import { Choice } from "../../../ui/form/choice";
import { Block } from "./block";
import type { FurtherBlockProps } from "./block-props";
import { withCard } from "./card-query";
import { CopyTable } from "./copy-table";
import { DecksLink } from "./decks-link";
import styles from "./meta.module.css";
import { shareText } from "./numbers";

const [SHOWN, STEP] = [10, 40] as const;

/** Cards that are played together. */
export function PairsBlock({ further: { pairs }, archive, cards, criteria }: FurtherBlockProps) {
  const { t, language } = useTranslation();
  const { overlay } = useCardLanguage();
  const [order, setOrder] = useState<"lift" | "share">("lift");
  const [count, setCount] = useState<number>(SHOWN);
  const sorted = useMemo(
    () => (order === "lift" ? pairs : pairs.toSorted((one, other) => other.share - one.share)),
    [pairs, order],
  );
  const cardOf = (key: number) => cards.find(archive.table.cards[key] ?? 0);
  const nameOf = (key: number) => cardOf(key)?.displayName ?? "";
  const table = () => [
    [t("meta.card"), t("meta.card"), t("meta.wins"), t("meta.share"), t("meta.lift")],
    ...sorted.map((pair) => [nameOf(pair.one), nameOf(pair.other), pair.decks, pair.share, pair.lift]),
  ];
  const named = (card: Card) => <CardName card={card} localized={localizeCard(card, overlay)} />;
  return (
    <Block title={t("meta.pairs")} lead={t("meta.pairs-lead")}>
      {pairs.length === 0 ? (
        <p>{t("meta.no-pairs")}</p>
      ) : (
        <>
          <Choice
            label={t("search.sort")}
            value={order}
            options={[
              { value: "lift", label: t("meta.lift") },
              { value: "share", label: t("meta.share") },
            ]}
            onChange={setOrder}
          />
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t("meta.cards")}</th>
                <th scope="col">{t("meta.wins")}</th>
                <th scope="col">{t("meta.share")}</th>
                <th scope="col">{t("meta.lift")}</th>
              </tr>
            </thead>
            <tbody>
              {sorted.slice(0, count).map((pair) => {
                const [one, other] = [cardOf(pair.one), cardOf(pair.other)];
                if (!one || !other) return null;
                const what = `${one.displayName}, ${other.displayName}`;
                return (
                  <tr key={`${pair.one} ${pair.other}`}>
                    <th scope="row">
                      <span className={styles.pair}>
                        {named(one)} + {named(other)}
                      </span>
                    </th>
                    <td>
                      <DecksLink
                        q={withCard(criteria, [one, other])}
                        label={t("meta.decks-with", { count: pair.decks, what })}
                      >
                        {formatNumber(pair.decks, language)}
                      </DecksLink>
                    </td>
                    <td>{shareText(pair.share, language)}</td>
                    <td>{formatHundredths(pair.lift, language)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
          <p className={styles.below}>
            {sorted.length > count && (
              <Button variant="ghost" onClick={() => setCount(count + STEP)}>
                {t("meta.more", { count: sorted.length - count })}
              </Button>
            )}
            <CopyTable table={table} what={t("meta.pairs")} />
          </p>
        </>
      )}
    </Block>
  );
}
