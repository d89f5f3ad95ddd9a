import { useLocation } from "@tanstack/react-router";
import { Suspense } from "react";
import { CheckReport } from "../features/archive/check/check-report";
import { CardsHall } from "../features/archive/halls/cards-hall";
import { CardsHistory } from "../features/archive/halls/cards-history";
import { TournamentsHall } from "../features/archive/halls/tournaments-hall";
import { archive } from "../i18n/en/archive";
import { archiveLists } from "../i18n/en/archive-lists";
import { Pending } from "./pending";

/** @public Loaded along with the screen. */
export const messages = [archive, archiveLists];

const ROOMS: readonly (readonly [end: string, room: typeof CardsHall])[] = [
  ["/tournaments", TournamentsHall],
  ["/cards", CardsHall],
  ["/cards_history", CardsHistory],
  ["/check", CheckReport],
];

/** Pages about winning decks other than the search; chooses the page by the URL. */
export default function TwdRooms() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [, Room = TournamentsHall] = ROOMS.find(([end]) => path.endsWith(end)) ?? [];
  return (
    <Suspense fallback={<Pending />}>
      <Room />
    </Suspense>
  );
}
