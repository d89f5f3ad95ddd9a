import { Link } from "@tanstack/react-router";
import { useDeferredValue, useMemo, useState } from "react";
import { useCardLanguage } from "../../../data/use-card-language";
import { type FirstWinner, firstWinners } from "../../../domain/archive/card-history";
import { winOf } from "../../../domain/archive/winning-deck";
import { localizeCard } from "../../../domain/card/localized-card";
import { fold } from "../../../domain/name/fold";
import { formatDay } from "../../../i18n/day";
import { useTranslation } from "../../../i18n/translation";
import { CardName } from "../../../ui/card-row/card-name";
import { Choice } from "../../../ui/form/choice";
import { Page } from "../../../ui/page";
import styles from "../archive.module.css";
import { PageHeader } from "../page-header";
import { PageRows } from "../page-rows";
import { DoubtfulWin } from "./doubtful-win";
import { NameField } from "./name-field";
import { type Histories, useHistories } from "./use-histories";

const keyOf = ({ cards }: FirstWinner) => cards[0]?.card ?? 0;

/** Players by the number of cards they were the first to win with. */
export function CardHallOfFame() {
  const { t } = useTranslation();
  const histories = useHistories();
  const { archive, all } = histories;
  const [by, setBy] = useState<"total" | "innovation">("total");
  const winners = useMemo(() => firstWinners(archive, all, by === "innovation"), [archive, all, by]);
  const [name, setName] = useState("");
  const sought = fold(useDeferredValue(name).trim());
  const found = useMemo(
    () => winners.filter(({ player }) => fold(player).includes(sought)),
    [winners, sought],
  );
  return (
    <Page>
      <PageHeader title={t("titles.hall-of-fame-cards")} isSample={archive.isSample} />
      <Choice
        label={t("archive.hall-of-fame-by")}
        value={by}
        options={[
          { value: "total", label: t("archive.by-total") },
          { value: "innovation", label: t("archive.by-innovation") },
        ]}
        onChange={setBy}
      />
      <p className={styles.lead}>{t(by === "total" ? "archive.total-lead" : "archive.innovation-lead")}</p>
      <div className={styles.head}>
        <NameField label={t("archive.find-player")} value={name} onChange={setName} />
        <span role="status">{t("archive.players-n", { count: found.length })}</span>
      </div>
      <PageRows
        label={t("titles.hall-of-fame-cards")}
        items={found}
        estimate={40}
        keyOf={keyOf}
        render={(winner) => <Winner histories={histories} winner={winner} />}
      />
    </Page>
  );
}

interface WinnerProps {
  readonly histories: Histories;
  readonly winner: FirstWinner;
}

function Winner({ histories: { archive, cards }, winner: { player, cards: won } }: WinnerProps) {
  const { t } = useTranslation();
  const { overlay } = useCardLanguage();
  const [open, setOpen] = useState(false);
  const found = won.flatMap(({ card, deck, isDoubtful }) => {
    const known = cards.find(card);
    return known && deck !== undefined ? [{ card: known, deck, isDoubtful }] : [];
  });
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {player} <span className={styles.note}>{t("archive.cards-n", { count: won.length })}</span>
      </summary>
      {open && (
        <ul className={styles.inner}>
          {found.map(({ card, deck, isDoubtful }) => (
            <li key={card.id} className={styles.line}>
              <CardName
                card={card}
                localized={localizeCard(card, overlay)}
                among={found.map((one) => one.card.id)}
              />
              <Link to="/decks/{-$id}" params={{ id: archive.table.ids[deck] }} className={styles.note}>
                {formatDay(t, winOf(archive, deck).day)}
              </Link>
              {isDoubtful && <DoubtfulWin />}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
