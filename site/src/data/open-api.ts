import { queryOptions } from "@tanstack/react-query";
import { type ApiOperation, apiOperations } from "../domain/open-api";
import { request } from "./http";
import { SIDE } from "./published-file";

/** The operations of one function, from its OpenAPI document. */
export function openApiOptions(name: string) {
  return queryOptions({
    queryKey: ["open-api", name],
    queryFn: async (): Promise<readonly ApiOperation[]> =>
      apiOperations(await (await request(`/schemas/openapi-${name}.json`)).json()),
    ...SIDE,
  });
}
