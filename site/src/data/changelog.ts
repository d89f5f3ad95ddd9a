import { queryOptions } from "@tanstack/react-query";
import { callApi } from "./api";

/** All versions, the newest first; where they cannot be fetched, the screen shows the newest from the static version file. */
export function changelogOptions() {
  return queryOptions({
    queryKey: ["changelog"],
    queryFn: async () => (await callApi("GET changelog")).history,
    throwOnError: false,
  });
}
