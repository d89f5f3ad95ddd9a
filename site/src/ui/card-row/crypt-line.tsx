import { useContext } from "react";
import type { CryptCard } from "../../domain/card/card";
import { useTranslation } from "../../i18n/translation";
import { CapacityDisc } from "../card/capacity-disc";
import { DisciplineColumns } from "../card/discipline-columns";
import { DisciplineStrip } from "../card/discipline-strip";
import { gameTerm } from "../card/game-term";
import { CardName } from "./card-name";
import styles from "./card-row.module.css";
import type { LineProps } from "./line-props";
import narrow from "./narrow-row.module.css";
import focus from "./row-focus.module.css";
import length from "./title-length.module.css";

/** A vampire in one line, or in two if narrow. */
export function CryptLine({ card, localized, among, tabIndex, children }: LineProps<CryptCard>) {
  const { t } = useTranslation();
  return (
    <div className={`${styles.row} ${styles.crypt} ${focus.row}`}>
      <CapacityDisc capacity={card.capacity} label={t("search.capacity-n", { capacity: card.capacity })} />
      <div className={`${styles.lines} ${narrow.lines}`}>
        <div className={styles.first}>
          <CardName card={card} localized={localized} among={among} tabIndex={tabIndex} />
          <span className={`${styles.cell} ${styles.clan} ${narrow.clan}`} title={card.clan}>
            <span>{card.clan}</span>
          </span>
        </div>
        <div className={`${styles.second} ${narrow.second}`}>
          <span className={`${styles.disciplines} ${narrow.disciplines}`}>
            <DisciplineStrip disciplines={card.disciplines} columns={useContext(DisciplineColumns)} />
          </span>
          <Title title={card.title} />
          <Group group={card.group} />
        </div>
      </div>
      {children}
    </div>
  );
}

function Title({ title }: { readonly title: string }) {
  const { t } = useTranslation();
  if (title === "") return <span className={styles.title} />;
  const long = gameTerm(t, "title", title);
  const key = `search.title-short.${title}`;
  return (
    <span className={`${styles.cell} ${styles.title}`} title={long}>
      <span>
        <span className={length.long}>{long}</span>
        <span className={length.short}>{t.knows(key) ? t(key) : title}</span>
      </span>
    </span>
  );
}

function Group({ group }: { readonly group: CryptCard["group"] }) {
  const { t } = useTranslation();
  const name = group === "any" ? t("search.group-any") : t("search.group-n", { group });
  return (
    <span role="img" aria-label={name} title={name} className={`${styles.group} ${narrow.group}`}>
      {group === "any" ? t("search.any-short") : `G${group}`}
    </span>
  );
}
