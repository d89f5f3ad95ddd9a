import type { QueryClient } from "@tanstack/react-query";
import type { PublishedFiles } from "../../generated/published";
import { fileUrl, manifestOptions } from "../manifest";
import { fetchFile } from "../published-file";

/** Published files of one shape whose names share a prefix: one for every year or every event. */
type Series = Extract<keyof PublishedFiles, `${string}.*`>;

/** One file of a series, `"twd-texts.*"` of `"1998"`; undefined when it is not published. */
export async function fetchPart<Name extends Series>(
  client: QueryClient,
  series: Name,
  part: string,
): Promise<PublishedFiles[Name] | undefined> {
  const manifest = await client.ensureQueryData(manifestOptions());
  const url = fileUrl(manifest, series.slice(0, -1) + part);
  if (url === undefined) return undefined;
  return (await fetchFile(url)) as PublishedFiles[Name];
}
