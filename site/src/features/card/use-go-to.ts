import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";

/** Goes to an address of this site ("/crypt?q=…") without loading the page anew. */
export function useGoTo(): (href: string) => void {
  const router = useRouter({ warn: false });
  return useCallback(
    (href) => {
      if (router) void router.navigate({ href });
      else window.location.assign(href);
    },
    [router],
  );
}
