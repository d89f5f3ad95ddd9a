import { AboutPanels } from "../features/about/about-panels";
import { LatestChanges } from "../features/about/latest-changes";
import { HomeScreen } from "../features/first-page/home-screen";
import { about } from "../i18n/en/about";
import { cardSearch } from "../i18n/en/card-search";
import { home } from "../i18n/en/home";
import { titles } from "../i18n/en/titles";

/** @public Loaded along with the page. */
export const messages = [about, cardSearch, home, titles];

/** The first page: search and news, then what the site is. */
export default function HomePage() {
  return (
    <HomeScreen changes={<LatestChanges />}>
      <AboutPanels />
    </HomeScreen>
  );
}
