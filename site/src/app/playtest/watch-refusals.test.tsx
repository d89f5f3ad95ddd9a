import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ACCOUNT } from "../../../test/deck-response";
import { removeSite, renderSite, stubSite } from "../../../test/render-site";
import { closeDeckStores } from "../../data/decks/deck-stores";
import { openOwnDecks } from "../../data/decks/open-own-decks";
import { pageNotices } from "../../data/page-notices";
import { session } from "../../data/session";
import type { OperationId, ReportOperation } from "../../domain/deck/operations/operation";
import { problemSeen } from "../../domain/deck/operations/queue";
import { refusedReport } from "../../domain/playtest/queue-report";
import { watchRefusals } from "./watch-refusals";

const NOTICE = "A playtest report could not be saved. Its text is kept.";
const REPORT: ReportOperation = {
  ...{ kind: "report", id: "one" as OperationId, at: 0, tried: true },
  ...{ round: "spring", subject: "card/210001", edit: { text: { before: "", after: "Strong." } } },
};

beforeEach(() => {
  stubSite({ "/api/account": ACCOUNT.body, "/api/decks": { decks: [], families: {} } });
  session.set("in");
});
afterEach(() => {
  closeDeckStores();
  localStorage.clear();
  pageNotices.set(new Map());
  removeSite();
});

/** The site at a URL path, with the queue of the signed-in user. */
async function open(path: string) {
  const { queryClient } = await renderSite(path);
  const store = await openOwnDecks(queryClient);
  if (!store) throw new Error("Nobody is signed in");
  watchRefusals(store);
  return store.core;
}

const refuse = async (core: Awaited<ReturnType<typeof open>>, id = "one") => {
  await act(() => core.queue.step(refusedReport({ ...REPORT, id: id as OperationId }, "closed-round", 409)));
};

it("says on every page that a report could not be saved, until it is put off or settled", async () => {
  const core = await open("/");
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  await refuse(core);
  expect(await screen.findByText(NOTICE)).toBeVisible();
  expect(screen.getByRole("link", { name: "Show it" })).toHaveAttribute("href", "/playtest");
  await userEvent.click(screen.getByRole("button", { name: "Later" }));
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  await refuse(core, "two");
  expect(await screen.findByText(NOTICE)).toBeVisible();
  await act(async () => {
    await core.queue.step(problemSeen("one" as OperationId));
    await core.queue.step(problemSeen("two" as OperationId));
  });
  await waitFor(() => expect(screen.queryByText(NOTICE)).not.toBeInTheDocument());
});

it("is silent on the page that shows the text", async () => {
  const core = await open("/playtest");
  await refuse(core);
  await waitFor(() => expect(pageNotices.get().size).toBe(1));
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
});
