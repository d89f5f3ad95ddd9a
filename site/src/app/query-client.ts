import { QueryClient } from "@tanstack/react-query";
import { failureKind } from "./failure-kind";

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
        // A page shows a failed connection itself; a response that a retry would not change
        // replaces the page.
        throwOnError: (error) => failureKind(error, true) !== "connection",
      },
    },
  });
}
