import type { Language } from "../domain/language";
import { archiveRooms } from "./en/archive-rooms";
import type { Words } from "./words";

/** Fetches what the rooms beside the search of winning decks say. */
export async function archiveRoomsWords(language: Language): Promise<Words> {
  switch (language) {
    case "en":
      return archiveRooms;
    case "es":
      return (await import("./es/archive-rooms")).archiveRooms;
    case "fr":
      return (await import("./fr/archive-rooms")).archiveRooms;
    case "pt":
      return (await import("./pt/archive-rooms")).archiveRooms;
  }
}
