import { describe, expect, it } from "vitest";
import type { ReportSubject } from "../../../domain/playtest/own-report";
import type { SendToApi } from "../../api";
import { keysOf } from "../../decks/storage/keys";
import { browser, flushTasks } from "../../decks/testing/fake-browser.test.support";
import { down } from "../../decks/testing/open-deck.test.support";
import { reportsOf } from "./report-store";
import { type ModelReports, modelReports } from "./testing/model-reports.test.support";

const CARD: ReportSubject = "card/210001";

/** A tester's browser that knows the round. */
async function tester() {
  const server = modelReports();
  const anna = browser();
  let line: SendToApi = server.call;
  const open = async () => {
    const core = anna.open((path, call) => line(path, call));
    const store = reportsOf(core);
    await core.started;
    await store.refresh();
    return { core, store };
  };
  const first = await open();
  const offline = () => {
    line = down;
  };
  const online = async (...cores: (typeof first.core)[]) => {
    line = server.call;
    for (const core of cores.length > 0 ? cores : [first.core]) core.syncWorker.retryNow();
    await flushTasks();
  };
  const write = (text: string, before = "") => {
    first.store.change(CARD, { text: { before, after: text } });
  };
  return { server, anna, open, offline, online, write, ...first };
}

const texts = (refusals: ReturnType<ReturnType<typeof reportsOf>["refusals"]>) =>
  refusals.map(({ code, report }) => [code, report?.edit.text?.after]);

describe("a report that is written without a network", () => {
  it("is shown at once and sent when the network returns", async () => {
    const { server, store, offline, online, write } = await tester();
    offline();
    write("Strong.");
    store.change(CARD, { score: 8 });
    expect(store.reports()?.reports.get(CARD)).toMatchObject({ text: "Strong.", score: 8 });
    await flushTasks();
    expect(store.saving(CARD)).toMatchObject({ edits: "unsent", connection: "down" });
    await online();
    expect(server.report(CARD)).toMatchObject({ text: "Strong.", score: 8, rev: 1 });
    expect(store.saving(CARD).edits).toBe("none");
  });

  it("is there after the page was closed", async () => {
    const { server, core, open, offline, online, write } = await tester();
    offline();
    write("Strong.");
    await flushTasks();
    core.close();
    const next = await open();
    expect(next.store.reports()?.reports.get(CARD)?.text).toBe("Strong.");
    await online(next.core);
    expect(server.report(CARD).text).toBe("Strong.");
  });

  it("is sent although a score was given on another device meanwhile", async () => {
    const { server, offline, online, write } = await tester();
    offline();
    write("Strong.");
    server.write(CARD, { text: "", score: 4, isPlayed: true });
    await online();
    expect(server.report(CARD)).toMatchObject({ text: "Strong.", score: 4, isPlayed: true });
  });

  it("does not replace a text from another device, and both are shown", async () => {
    const { server, store, offline, online, write } = await tester();
    offline();
    write("From the phone.");
    server.write(CARD, { text: "From the laptop.", score: 0, isPlayed: false });
    await online();
    expect(store.reports()?.reports.get(CARD)?.text).toBe("From the laptop.");
    expect(texts(store.refusals())).toEqual([["changed-report", "From the phone."]]);
    const [refusal] = store.refusals();
    if (refusal?.report) store.saveAgain(refusal.report);
    await flushTasks();
    expect(server.report(CARD).text).toBe("From the phone.");
    expect(store.refusals()).toEqual([]);
  });

  type Change = (server: ModelReports) => void;
  it.each<[string, string, Change]>([
    ["the round was closed", "closed-round", (server) => server.setRound("spring", "closed")],
    ["another round was opened", "closed-round", (server) => server.setRound("autumn", "open")],
    ["the role was revoked", "not-permitted", (server) => server.revoke()],
  ])("returns its text when %s", async (_, code, change) => {
    const { server, core, store, offline, online, write } = await tester();
    server.write(CARD, { text: "", score: 1, isPlayed: false });
    await store.refresh();
    offline();
    write("Strong.");
    change(server);
    await online();
    expect(texts(store.refusals())).toEqual([[code, "Strong."]]);
    expect(core.queue.shown.get().operations).toEqual([]);
  });
});

it("the first report of a round does not become one of the next", async () => {
  const { server, store, offline, online, write } = await tester();
  offline();
  write("Strong.");
  server.setRound("autumn", "open");
  await online();
  expect(server.texts).toEqual([""]);
  expect(texts(store.refusals())).toEqual([["closed-round", "Strong."]]);
  expect(store.reports()?.round?.id).toBe("autumn");
  expect(store.reports()?.reports.get(CARD)).toBeUndefined();
});

it("removes everything about the round with the role", async () => {
  const { server, store, anna } = await tester();
  server.revoke();
  await store.refresh();
  expect(store.problem()).toBe("forbidden");
  expect(store.reports()).toBeUndefined();
  expect(anna.disk.has(keysOf("Anna").reports)).toBe(false);
});

it("changes nothing while the round is closed", async () => {
  const { server, store, write } = await tester();
  server.setRound("spring", "closed");
  await store.refresh();
  write("Strong.");
  expect(store.reports()?.reports.get(CARD)).toBeUndefined();
});

it("stores a text while it is being typed, and sends it when the field is left", async () => {
  const { server, store } = await tester();
  store.change(CARD, { text: { before: "", after: "St" } }, true);
  store.change(CARD, { text: { before: "St", after: "Strong" } }, true);
  await flushTasks();
  expect(store.saving(CARD).edits).toBe("typed");
  expect(server.report(CARD).text).toBe("");
  store.endTyping(CARD);
  await flushTasks();
  expect(server.texts).toEqual(["", "Strong"]);
});
