import { queryOptions } from "@tanstack/react-query";
import { callApi } from "./api";

/** A version of the product and what it brought. */
export interface Release {
  readonly version: string;
  /** "2026-11-20"; undefined where only the version is known. */
  readonly date: string | undefined;
  readonly changes: readonly string[];
}

/** Newest first. Raises an error for an answer of another form. */
export function parseChangelog(raw: unknown): readonly Release[] {
  const history = typeof raw === "object" && raw !== null && "history" in raw ? raw.history : undefined;
  if (!Array.isArray(history)) throw new Error("The answer holds no history");
  return history.map(parseRelease);
}

function parseRelease(raw: unknown): Release {
  const { version, date, changes }: Readonly<Record<string, unknown>> =
    typeof raw === "object" && raw !== null ? { ...raw } : {};
  if (typeof version !== "string" || !Array.isArray(changes)) throw new Error("A version has no changes");
  return {
    version,
    date: typeof date === "string" ? date : undefined,
    changes: changes.filter((change) => typeof change === "string"),
  };
}

/** All versions; where they cannot be had, the screen has the newest one from the static version file. */
export function changelogOptions() {
  return queryOptions({
    queryKey: ["changelog"],
    queryFn: async () => parseChangelog(await callApi("changelog")),
    throwOnError: false,
  });
}
