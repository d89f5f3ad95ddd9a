import { queryOptions } from "@tanstack/react-query";
import { request } from "./http";
import { storeOfflineCopy } from "./offline-copy";

/** The product's version and what changed last (docs/rules/site.md §5). */
export interface ProductVersion {
  readonly version: string;
  readonly changes: readonly string[];
}

const URL = "/api/version";
const HALF_AN_HOUR = 30 * 60 * 1000;

/** The version this page was built as. */
export const BUILT_IN_VERSION: string = import.meta.env.VITE_APP_VERSION ?? "0";

export function parseVersion(raw: unknown): ProductVersion {
  if (typeof raw !== "object" || raw === null || !("version" in raw) || typeof raw.version !== "string") {
    throw new Error("The response names no version");
  }
  const changes = "changes" in raw && Array.isArray(raw.changes) ? raw.changes : [];
  return { version: raw.version, changes: changes.filter((change) => typeof change === "string") };
}

/** Compares number by number: 0.10.0 is newer than 0.9.2, 2025-10-31 newer than 2025-09-30. */
export function isNewer(version: string, than: string): boolean {
  const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
  const left = numbers(version);
  const right = numbers(than);
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

async function fetchVersion(): Promise<ProductVersion> {
  const response = await request(URL);
  storeOfflineCopy("version", URL, response);
  return parseVersion(await response.json());
}

export function versionOptions() {
  return queryOptions({
    queryKey: ["version"],
    queryFn: fetchVersion,
    staleTime: HALF_AN_HOUR,
    refetchInterval: HALF_AN_HOUR,
    refetchOnWindowFocus: true,
    throwOnError: false,
  });
}
