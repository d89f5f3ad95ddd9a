import type { CryptCard } from "../../../domain/card/card";
import { useTranslation } from "../../../i18n/translation";
import { CapacityDisc } from "../../../ui/card/capacity-disc";
import { DisciplineStrip } from "../../../ui/card/discipline-strip";
import { gameTerm } from "../../../ui/card/game-term";
import { sayKey } from "../say";
import { PinButton } from "./pin-button";
import type { RowProps } from "./result-list";
import styles from "./row.module.css";
import { RowName } from "./row-name";

/** A vampire in one line, or in two where there is little room. */
export function CryptRow({ card, words, among, isCurrent, isPinned }: RowProps<CryptCard>) {
  const { t } = useTranslation();
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <div className={`${styles.row} ${styles.crypt}`}>
      <CapacityDisc capacity={card.capacity} label={t("search.capacity-n", { capacity: card.capacity })} />
      <div className={styles.lines}>
        <div className={styles.first}>
          <RowName card={card} words={words} among={among} tabIndex={tabIndex} />
          <span className={`${styles.cell} ${styles.clan}`} title={card.clan}>
            <span>{card.clan}</span>
          </span>
        </div>
        <div className={styles.second}>
          <span className={styles.disciplines}>
            <DisciplineStrip disciplines={card.disciplines} />
          </span>
          <Title title={card.title} />
          <Group group={card.group} />
        </div>
      </div>
      <PinButton
        id={card.id}
        name={card.advanced ? `${words.name} (ADV)` : words.name}
        pinned={isPinned}
        tabIndex={tabIndex}
      />
    </div>
  );
}

function Title({ title }: { readonly title: string }) {
  const { t } = useTranslation();
  if (title === "") return <span className={styles.title} />;
  const long = gameTerm(t, "title", title);
  return (
    <span className={`${styles.cell} ${styles.title}`} title={long}>
      <span>
        <span className={styles.long}>{long}</span>
        <span className={styles.short}>{sayKey(t, `search.title-short.${title}`)}</span>
      </span>
    </span>
  );
}

function Group({ group }: { readonly group: CryptCard["group"] }) {
  const { t } = useTranslation();
  const name = group === "any" ? t("search.group-any") : t("search.group-n", { group });
  return (
    <span role="img" aria-label={name} title={name} className={styles.group}>
      {group === "any" ? t("search.any-short") : `G${group}`}
    </span>
  );
}
