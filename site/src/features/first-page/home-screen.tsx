import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { manifestOptions } from "../../data/manifest";
import { home } from "../../i18n/en/home";
import { useTranslation } from "../../i18n/translation";
import { Page } from "../../ui/page";
import { Examples } from "./examples";
import styles from "./home.module.css";
import { HomeSearch } from "./home-search";
import { LanguageLine } from "./language-line";
import { NewestDecks } from "./newest-decks";
import { NewestSet } from "./newest-set";
import { RandomCard } from "./random-card";
import { Tiles } from "./tiles";

/** @public Loaded along with the page. */
export const messages = [home];

interface HomeScreenProps {
  /** What changed on the site. */
  readonly changes: ReactNode;
  /** The rest of the page: what the site is. */
  readonly children: ReactNode;
}

/** The first page: a field that finds everything, the pages of the site, what is new. */
export function HomeScreen({ changes, children }: HomeScreenProps) {
  const { t } = useTranslation();
  const { data } = useQuery({ ...manifestOptions(), throwOnError: false });
  const { crypt, library } = data?.counts ?? {};
  const cards = crypt !== undefined && library !== undefined ? crypt + library : undefined;
  return (
    <Page>
      <div className={styles.head}>
        <h1>Methuselah</h1>
        <p>{t("home.lead")}</p>
        <LanguageLine />
      </div>
      <HomeSearch cards={cards} />
      <Examples />
      <Tiles />
      <div className={styles.news}>
        <NewestDecks />
        <div className={styles.short}>
          <NewestSet />
          <RandomCard />
        </div>
        {changes}
      </div>
      <h2 className={styles.about}>{t("home.about")}</h2>
      {children}
    </Page>
  );
}
