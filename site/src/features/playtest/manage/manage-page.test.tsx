import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { FunctionComponent } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ACCOUNT } from "../../../../test/deck-response";
import { type ApiResponse, refusal, stubApi } from "../../../../test/stub-api";
import { rememberPlaytestRole } from "../../../data/playtest/playtest-role";
import { type RoundData, roundOf, roundOptions } from "../../../data/playtest/round-data";
import { SAMPLE_ROUND } from "../../../data/playtest/sample-round.test.support";
import { session } from "../../../data/session";
import type { RoundSchema, TesterSchema } from "../../../generated/api";
import { LogPart } from "./log-part";
import type { PartProps } from "./part-props";
import { RoundsPart } from "./rounds-part";
import { TestersPart } from "./testers-part";

beforeEach(() => session.set("in"));
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const tester = (username: string, rest: Partial<TesterSchema> = {}): TesterSchema => ({
  username,
  role: "tester",
  isOn: true,
  added: "2026-11-01",
  addedBy: null,
  language: "",
  liaison: "",
  games: "",
  reports: 0,
  active: null,
  ...rest,
});
const ANNA = tester("Anna", { role: "admin" });

function show(
  Part: FunctionComponent<PartProps>,
  answers: Readonly<Record<string, ApiResponse | ApiResponse[]>>,
  name?: string,
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
) {
  const sent = stubApi({ "GET /api/account": ACCOUNT, ...answers });
  const dialog = { name, open: vi.fn(), close: vi.fn() };
  render(
    <QueryClientProvider client={client}>
      <Part dialog={dialog} />
    </QueryClientProvider>,
  );
  const writes = () => sent.filter(({ call }) => !call.startsWith("GET"));
  return { writes, dialog };
}

const listOf = (...testers: readonly TesterSchema[]): ApiResponse => ({ body: { testers } });
const shownNames = () =>
  within(screen.getByRole("list", { name: "Testers" }))
    .getAllByRole("checkbox")
    .map((box) => box.closest("div")?.textContent);

describe("the testers", () => {
  it("are in the order of their names, new ones on top", async () => {
    const before = [ANNA, tester("theo"), tester("Bert", { isOn: false })];
    const { writes } = show(TestersPart, {
      "GET /api/playtest/users": [listOf(...before), listOf(...before, tester("Zoë"))],
      "POST /api/playtest/users": { body: { success: true, username: "Zoë", role: "tester", isOn: true } },
    });
    await userEvent.type(await screen.findByLabelText("Username"), " Zoë {Enter}");
    expect(await screen.findByRole("checkbox", { name: "Zoë" })).toBeChecked();
    expect(shownNames()[0]).toContain("Zoë");
    expect(shownNames().slice(2)).toEqual(["Bert", "theo"]);
    expect(writes()).toEqual([
      { call: "POST /api/playtest/users", body: { username: "Zoë", role: "tester" } },
    ]);
    expect(screen.getByText("Former playtester")).toBeVisible();
    expect(screen.getByText("3 playtesters, 1 of them admins")).toBeVisible();
  });

  it.each([
    ["", "Enter the username of an account."],
    ["ANNA", "ANNA is already in the list."],
    ["Nobody", "USER DOES NOT EXIST"],
  ])("are not added by the name %j: the field says why", async (name, problem) => {
    show(TestersPart, {
      "GET /api/playtest/users": listOf(ANNA),
      "POST /api/playtest/users": refusal(400, "unknown-user"),
    });
    const field = await screen.findByLabelText("Username");
    if (name !== "") await userEvent.type(field, name);
    await userEvent.click(screen.getByRole("button", { name: "Add" }));
    await vi.waitFor(() => expect(field).toHaveAccessibleDescription(problem));
  });

  it("keep the last admin, and say so at the control", async () => {
    show(TestersPart, { "GET /api/playtest/users": listOf(ANNA, tester("Theo")) });
    const own = await screen.findByRole("checkbox", { name: "Anna" });
    expect(own).toBeDisabled();
    expect(own).toHaveAccessibleDescription("The last admin cannot be removed.");
    expect(screen.queryByRole("combobox", { name: "Role of Anna" })).toBeNull();
    expect(screen.getByRole("combobox", { name: "Role of Theo" })).toHaveValue("tester");
  });

  it("lose their role only after a confirmation", async () => {
    const answers = { "GET /api/playtest/users": listOf(ANNA, tester("Theo")) };
    const asking = show(TestersPart, answers);
    await userEvent.click(await screen.findByRole("checkbox", { name: "Theo" }));
    expect(asking.dialog.open).toHaveBeenCalledExactlyOnceWith("revoke Theo");
    expect(asking.writes()).toEqual([]);
  });

  it("say why a change failed, and show the role as it is", async () => {
    show(TestersPart, {
      "GET /api/playtest/users": listOf(ANNA, tester("Theo", { role: "admin" })),
      "PUT /api/playtest/users": refusal(409, "last-admin"),
    });
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Role of Theo" }), "tester");
    expect(await screen.findByText("The last admin cannot be removed.")).toBeVisible();
    expect(screen.getByRole("combobox", { name: "Role of Theo" })).toHaveValue("admin");
  });
});

const ROUND: RoundSchema = {
  id: "one",
  name: "First round",
  state: "open",
  opened: "2026-11-01T10:00:00Z",
  ended: null,
};

describe("the rounds", () => {
  it.each([
    ["open", ["Close First round", "Archive First round"]],
    ["closed", ["Open First round again", "Archive First round"]],
    ["archived", []],
  ] as const)("can be changed while %s by %j", async (state, names) => {
    show(RoundsPart, { "GET /api/playtest/rounds": { body: { rounds: [{ ...ROUND, state }] } } });
    const list = await screen.findByRole("list", { name: "Rounds" });
    expect(
      within(list)
        .queryAllByRole("button")
        .map((button) => button.getAttribute("aria-label")),
    ).toEqual(names);
    expect(screen.queryByLabelText("Short name") === null).toBe(state === "open");
  });

  it("are named like the published data, which never change a field once it is shown", async () => {
    rememberPlaytestRole("admin", "Anna");
    const client = new QueryClient();
    let publish = (_: RoundData) => {};
    const published = new Promise<RoundData>((resolve) => {
      publish = resolve;
    });
    void client.prefetchQuery({ ...roundOptions(), queryFn: () => published });
    const { dialog } = show(
      RoundsPart,
      { "GET /api/playtest/rounds": { body: { rounds: [] } } },
      undefined,
      client,
    );
    await screen.findByText("Loading…");
    expect(screen.queryByLabelText("Name")).not.toBeInTheDocument();
    await act(async () => publish(roundOf(SAMPLE_ROUND)));
    const name = await screen.findByLabelText("Name");
    expect(name).toHaveValue("Sample round");
    act(() => {
      const later = { ...SAMPLE_ROUND, round: { id: "later", name: "A later round" } };
      client.setQueryData(roundOptions().queryKey, roundOf(later));
    });
    await userEvent.click(screen.getByRole("button", { name: "Open" }));
    expect(dialog.open).toHaveBeenCalledWith("round open sample Sample round");
  });

  it.each([
    ["One two", /^Use 1 to 32 lower-case letters/],
    ["one", "There is already a round with this short name."],
  ])("are not opened by the short name %j", async (name, problem) => {
    const { dialog } = show(RoundsPart, {
      "GET /api/playtest/rounds": { body: { rounds: [{ ...ROUND, state: "closed" }] } },
    });
    await userEvent.type(await screen.findByLabelText("Short name"), name);
    await userEvent.click(screen.getByRole("button", { name: "Open" }));
    expect(screen.getByText(problem)).toBeVisible();
    expect(dialog.open).not.toHaveBeenCalled();
  });
});

describe("a changed round", () => {
  const OLD: RoundSchema = { ...ROUND, id: "zero", name: "Old round", state: "closed" };
  const shownRounds = () =>
    within(screen.getByRole("list", { name: "Rounds" }))
      .getAllByRole("listitem")
      .map((item) => item.querySelector("strong")?.textContent);

  it.each([
    ["a new one on top", "round open one First round", "Open", [OLD], ROUND, /^open · one ·/],
    [
      "a known one in its place",
      "round archived one",
      "Archive",
      [{ ...ROUND, state: "closed" }, OLD],
      { ...ROUND, state: "archived" },
      /^archived · one ·/,
    ],
  ] as const)(
    "is shown at once, %s, though the list cannot be read again",
    async (_, name, press, before, after, state) => {
      const { writes } = show(
        RoundsPart,
        {
          "GET /api/playtest/rounds": [{ body: { rounds: before } }, refusal(404, "not-found")],
          "PUT /api/playtest/rounds/one": { body: after },
        },
        name,
      );
      await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: press }));
      expect(await screen.findByText(state)).toBeVisible();
      expect(shownRounds()).toEqual(["First round", "Old round"]);
      expect(writes()).toHaveLength(1);
    },
  );
});

it("the log is shown page by page", async () => {
  const entry = (number: number, subject: string | null) => ({
    number,
    moment: "2026-11-20T12:00:00Z",
    by: number === 1 ? null : "Anna",
    event: number === 1 ? "admin" : "revoked",
    subject,
  });
  show(LogPart, {
    "GET /api/playtest/audit": { body: { entries: [entry(3, "Theo")], next: 3 } },
    "GET /api/playtest/audit?before=3": { body: { entries: [entry(2, null), entry(1, "Anna")], next: null } },
  });
  expect(await screen.findByText("Anna revoked the role of Theo.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Show older entries" }));
  expect(await screen.findByText("Anna revoked the role of a deleted account.")).toBeVisible();
  expect(screen.getByText("The operator or a deleted account made Anna an admin.")).toBeVisible();
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(screen.queryByRole("button", { name: "Show older entries" })).toBeNull();
});
