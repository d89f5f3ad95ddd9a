import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, vi } from "vitest";
import { session } from "../../session";
import { closeDeckStores } from "../deck-stores";

/** Signs a user in on a new page before each test of a file, and cleans up after it. */
export function signInForHooks() {
  const page = { client: new QueryClient() };
  beforeEach(() => {
    page.client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });
    session.set("in");
  });
  afterEach(() => {
    closeDeckStores();
    localStorage.clear();
    vi.unstubAllGlobals();
  });
  /** What a hook returns on the page, now and later. */
  const shown = <Result,>(hook: () => Result) => {
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={page.client}>{children}</QueryClientProvider>
    );
    return renderHook(hook, { wrapper }).result;
  };
  return { page, shown };
}
