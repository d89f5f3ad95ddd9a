import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { useProfileSaving } from "./use-profile-saving";

/** Ends each call. */
const sent = vi.hoisted(() => [] as (() => void)[]);
vi.mock("../../../data/playtest/tester-profile", () => ({
  changeProfile: () => new Promise<void>((resolve) => sent.push(resolve)),
}));

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

it("is saved once the last change is, not with an earlier one", async () => {
  const { result } = renderHook(useProfileSaving, { wrapper });
  act(() => result.current.save({ liaison: "Ann" }));
  act(() => result.current.save({ games: "1-3" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  act(() => sent[0]?.());
  // The second call is sent once the first has ended.
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(result.current.state).toBe("saving");
  act(() => sent[1]?.());
  await waitFor(() => expect(result.current.state).toBe("saved"));
});
