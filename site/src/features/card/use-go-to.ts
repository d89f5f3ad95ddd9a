import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";

/** Navigates to a path of this site ("/crypt?q=…") without a page load. */
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
