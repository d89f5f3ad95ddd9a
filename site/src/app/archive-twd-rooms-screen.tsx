import { useLocation } from "@tanstack/react-router";
import { Suspense } from "react";
import type { Language } from "../domain/language";
import { CheckReport } from "../features/archive/check/check-report";
import { CardsHall } from "../features/archive/halls/cards-hall";
import { CardsHistory } from "../features/archive/halls/cards-history";
import { TournamentsHall } from "../features/archive/halls/tournaments-hall";
import { archiveRoomsWords } from "../i18n/archive-rooms-words";
import { archiveWords } from "../i18n/archive-words";
import type { Words } from "../i18n/words";
import { Pending } from "./pending";

/** @public Fetched along with the screen. */
export async function words(language: Language): Promise<Words> {
  const [archive, rooms] = await Promise.all([archiveWords(language), archiveRoomsWords(language)]);
  return { ...archive, ...rooms };
}

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
