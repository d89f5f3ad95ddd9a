import { useDeferredValue, useMemo, useState } from "react";
import { useCardLanguage } from "../../../data/use-card-language";
import { isoDay } from "../../../domain/archive/days";
import type { CardShare } from "../../../domain/archive/meta/card-shares";
import { SHARED_TYPES } from "../../../domain/card/card-types";
import { localizeCard } from "../../../domain/card/localized-card";
import { formatDay } from "../../../i18n/day";
import { formatHundredths } from "../../../i18n/decimals";
import { useTranslation } from "../../../i18n/translation";
import { gameTerm } from "../../../ui/card/game-term";
import { CardName } from "../../../ui/card-row/card-name";
import { Choice } from "../../../ui/form/choice";
import form from "../../../ui/form/form.module.css";
import { Select } from "../../../ui/form/select";
import { Block } from "./block";
import type { BlockProps } from "./block-props";
import { withCard } from "./card-query";
import { CARD_LISTS, type CardList, type ListedCard, listedCards } from "./listed-cards";
import styles from "./meta.module.css";
import { ShareTable } from "./share-table";

/** Cards by their share, with those that rise, fade and are new. */
export function CardsBlock({ dashboard, archive, cards, criteria }: BlockProps) {
  const { t, language } = useTranslation();
  const { overlay } = useCardLanguage();
  const [chosen, setList] = useState<CardList>("most");
  const [type, setType] = useState("");
  const [name, setName] = useState("");
  const sought = useDeferredValue(name);
  const hasBefore = dashboard.windows.before !== undefined;
  // Without a time before, nothing rises, fades or is new.
  const list = hasBefore ? chosen : "most";
  const known = useMemo(
    () =>
      dashboard.cards.flatMap((share): readonly ListedCard[] => {
        const card = cards.find(archive.table.cards[share.key] ?? 0);
        return card ? [{ share, card }] : [];
      }),
    [dashboard.cards, cards, archive],
  );
  const found = useMemo(() => listedCards(known, { list, type, name: sought }), [known, list, type, sought]);
  const among = useMemo(() => found.map(({ card }) => card.id), [found]);
  const more = (share: CardShare, printed: string) =>
    list === "new" ? firstWinText(share, printed) : formatHundredths(share.copies, language);
  const firstWinText = ({ firstWin }: CardShare, printed: string) => {
    const day = isoDay(firstWin);
    const days = Math.round((Date.parse(day) - Date.parse(printed)) / DAY_MS);
    return printed === "" || Number.isNaN(days) || days < 0
      ? formatDay(t, day)
      : `${formatDay(t, day)} (${t("meta.days", { count: days })})`;
  };
  return (
    <Block title={t("meta.cards")}>
      <div className={styles.controls}>
        {hasBefore && (
          <Choice
            label={t("meta.card-list")}
            value={list}
            options={CARD_LISTS.map((value) => ({ value, label: t(`meta.cards.${value}`) }))}
            onChange={setList}
          />
        )}
        <input
          type="search"
          className={form.input}
          aria-label={t("meta.find-card")}
          placeholder={t("meta.find-card")}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Select
          label={t("search.type")}
          value={type}
          options={[
            { value: "", label: t("meta.all-cards") },
            { value: "crypt", label: t("shell.crypt") },
            ...SHARED_TYPES.map((value) => ({ value, label: gameTerm(t, "type", value) })),
          ]}
          onChange={setType}
        />
      </div>
      {found.length === 0 ? (
        <p>{t("meta.no-cards")}</p>
      ) : (
        <ShareTable
          key={`${list} ${type}`}
          caption={t("meta.cards")}
          column={t("meta.card")}
          moreColumn={t(list === "new" ? "meta.first-win" : "meta.copies")}
          rows={found.map(({ share, card }) => ({
            id: String(card.id),
            text: card.displayName,
            name: () => <CardName card={card} localized={localizeCard(card, overlay)} among={among} />,
            compared: share,
            q: () => withCard(criteria, [card]),
            more: () => more(share, card.firstPrint),
          }))}
          effective={dashboard.windows.now.effective}
          shown={15}
        />
      )}
    </Block>
  );
}

const DAY_MS = 86_400_000;
