import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { cryptCardsOptions, libraryCardsOptions } from "../../data/card-data";
import type { Card, CardId } from "../../domain/card/card";
import { hasCardList } from "../../domain/card/card-list";
import { cardsOfSet } from "../../domain/card/cards-of-set";
import { searchUrl } from "../../domain/search/search-url";
import type { CardSet } from "../../generated/published";
import { formatDay } from "../../i18n/day";
import { useTranslation } from "../../i18n/translation";
import { CardLink } from "../../ui/card/card-link";
import { gameTerm } from "../../ui/card/game-term";
import { useDocumentSubject } from "../../ui/document-subject";
import { Page } from "../../ui/page";
import styles from "./sets.module.css";

interface SetPageProps {
  readonly code: string;
  readonly set: CardSet;
}

/** A set: when it was released, its products and its cards. */
export function SetPage({ code, set }: SetPageProps) {
  const { t } = useTranslation();
  const { data: allCrypt } = useSuspenseQuery(cryptCardsOptions());
  const { data: allLibrary } = useSuspenseQuery(libraryCardsOptions());
  const crypt = useMemo(() => cardsOfSet(allCrypt.cards, code), [allCrypt, code]);
  const library = useMemo(() => cardsOfSet(allLibrary.cards, code), [allLibrary, code]);
  const among = useMemo(() => [...crypt, ...library].map(({ id }) => id), [crypt, library]);
  useDocumentSubject(set.name);
  const facts = [
    set.date ? t("sets.released", { day: formatDay(t, set.date) }) : "",
    set.company ?? "",
    t("sets.counts", { crypt: crypt.length, library: library.length }),
  ];
  return (
    <Page>
      <div className={styles.head}>
        <span className={styles.code}>{code}</span>
        <h1 lang="en">{set.name}</h1>
      </div>
      <p className={styles.facts}>{facts.filter(Boolean).join(" · ")}</p>
      <p className={styles.links}>
        <Link to="/sets/{-$code}" params={{ code: undefined }}>
          {t("sets.all")}
        </Link>
        {(["crypt", "library"] as const).map((kind) => (
          <a key={kind} href={searchUrl(kind, { set: { value: [code] } })}>
            {t(`sets.search-${kind}`)}
          </a>
        ))}
      </p>
      <Precons code={code} set={set} />
      <CardColumns title={t("shell.crypt")} cards={crypt} among={among} />
      <CardColumns title={t("shell.library")} cards={library} among={among} />
    </Page>
  );
}

function Precons({ code, set }: SetPageProps) {
  const { t } = useTranslation();
  const precons = Object.entries(set.precons).filter(([, product]) => hasCardList(product));
  if (precons.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t("sets.precons")}</h2>
      <ul className={styles.columns}>
        {precons.map(([product, { name, crypt, library }]) => (
          <li key={product}>
            <Link to="/decks/{-$id}" params={{ id: `${code}:${product}` }} lang="en">
              {name || set.name}
            </Link>
            <span className={styles.detail}>{t("sets.counts", { crypt, library })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CardColumnsProps {
  readonly title: string;
  readonly cards: readonly Card[];
  readonly among: readonly CardId[];
}

function CardColumns({ title, cards, among }: CardColumnsProps) {
  const { t } = useTranslation();
  if (cards.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>
        {title} ({cards.length})
      </h2>
      <ul className={styles.columns}>
        {cards.map((card) => (
          <li key={card.id}>
            <CardLink id={card.id} among={among} preview lang="en">
              {card.displayName}
            </CardLink>
            <span className={styles.detail}>
              {card.kind === "crypt"
                ? card.clan
                : card.types.map((type) => gameTerm(t, "type", type)).join(" / ")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
