import { QueryClient } from "@tanstack/react-query";
import { failureOf } from "./failure";

/**
 * Retries are the HTTP layer's. The browser's online flag does not stop requests: offline the service worker
 * answers them.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: "always",
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // A screen says itself that the connection failed; an answer that trying again does not change
        // takes its place.
        throwOnError: (error) => failureOf(error, true) !== "connection",
      },
    },
  });
}
