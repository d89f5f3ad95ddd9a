import { useQuery, useQueryClient } from "@tanstack/react-query";
import { accountOptions } from "../account";
import { session } from "../session";
import { useStore } from "../store";
import type { Desk } from "./desk";
import { deskOf, userOf } from "./desks";

interface KnownDesk {
  readonly desk: Desk;
  /** false: somebody is signed in, and it is not known yet who. */
  readonly known: boolean;
}

/** The desk of the person who is signed in, or a visitor's. */
export function useDesk(): KnownDesk {
  const client = useQueryClient();
  const state = useStore(session);
  const { isError, data } = useQuery({ ...accountOptions(), enabled: state !== "out" });
  const user = data?.username ?? userOf(client);
  const known = user !== undefined || state === "out" || data === null || isError;
  return { desk: deskOf(client, user), known };
}
