import { useLocation } from "@tanstack/react-router";
import { Suspense } from "react";
import { CheckReport } from "../features/archive/check/check-report";
import { CardHallOfFame } from "../features/archive/hall-of-fame/card-hall-of-fame";
import { CardHistories } from "../features/archive/hall-of-fame/card-histories";
import { TournamentHallOfFame } from "../features/archive/hall-of-fame/tournament-hall-of-fame";
import { archive } from "../i18n/en/archive";
import { archiveLists } from "../i18n/en/archive-lists";
import { legality } from "../i18n/en/legality";
import { titles } from "../i18n/en/titles";
import { loadOptionalStyles } from "../lazy/optional-styles";
import { Pending } from "./pending";

/** @public Loaded along with the screen. */
export const messages = [archive, archiveLists, legality, titles];

/** @public Loaded along with the screen. */
export const prepare = loadOptionalStyles;

const PAGES: readonly (readonly [end: string, page: typeof CardHallOfFame])[] = [
  ["/tournaments", TournamentHallOfFame],
  ["/cards", CardHallOfFame],
  ["/cards_history", CardHistories],
  ["/check", CheckReport],
];

/** Pages about winning decks other than the search; chooses the page by the URL. */
export default function TwdPages() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [, Page = TournamentHallOfFame] = PAGES.find(([end]) => path.endsWith(end)) ?? [];
  return (
    <Suspense fallback={<Pending />}>
      <Page />
    </Suspense>
  );
}
