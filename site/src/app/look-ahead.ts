import type { QueryClient } from "@tanstack/react-query";
import { seedRooms } from "../data/seed-rooms";
import { startServiceWorker } from "./service-worker";

/** Makes the next visit quick, and possible without a network. Fetched after the page has been drawn. */
export function lookAhead(queryClient: QueryClient): void {
  startServiceWorker();
  seedRooms(queryClient);
}
