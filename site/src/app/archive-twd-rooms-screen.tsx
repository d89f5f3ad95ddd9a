import { useLocation } from "@tanstack/react-router";
import { Suspense } from "react";
import { CheckReport } from "../features/archive/check/check-report";
import { CardsHall } from "../features/archive/halls/cards-hall";
import { CardsHistory } from "../features/archive/halls/cards-history";
import { TournamentsHall } from "../features/archive/halls/tournaments-hall";
import { archiveWords as words } from "../i18n/archive-words";
import { Pending } from "./pending";

/** @public Fetched along with the screen. */
export { words };

const ROOMS: readonly (readonly [end: string, room: typeof CardsHall])[] = [
  ["/tournaments", TournamentsHall],
  ["/cards", CardsHall],
  ["/cards_history", CardsHistory],
  ["/check", CheckReport],
];

/** What winning decks tell besides being found: it looks itself where it is. */
export default function TwdRooms() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [, Room = TournamentsHall] = ROOMS.find(([end]) => path.endsWith(end)) ?? [];
  return (
    <Suspense fallback={<Pending />}>
      <Room />
    </Suspense>
  );
}
