import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentProps, Suspense } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cryptCardsOptions, libraryCardsOptions, overlayOptions, setsOptions } from "../../data/card-data";
import { offerTaggedOnly } from "../../data/limited-decks";
import { getOwnFormat, saveOwnFormat } from "../../data/limited-format";
import { getPreferences, setPreferences } from "../../data/preferences";
import type { Card, CardId } from "../../domain/card/card";
import { localizeCard } from "../../domain/card/localized-card";
import { EMPTY_FORMAT } from "../../domain/limited/limited-format";
import { SAMPLE_CRYPT, SAMPLE_LIBRARY, SAMPLE_SETS } from "../../domain/samples/bases";
import { CardPoolProvider, setCardPool } from "../../ui/card/card-pool";
import { CardName } from "../../ui/card-row/card-name";
import type { CardSearch } from "./card-search";
import { FormatInUrl } from "./format-in-url";
import { LimitedBar } from "./limited-bar";
import { LimitedDialog } from "./limited-dialog";
import { LimitedSettings } from "./limited-settings";

const ALL: readonly Card[] = [...SAMPLE_CRYPT, ...SAMPLE_LIBRARY];

function card(name: string): Card {
  const found = ALL.find(({ displayName }) => displayName === name);
  if (!found) throw new Error(`No sample card: ${name}`);
  return found;
}

function list<Kind extends Card>(cards: readonly Kind[]) {
  return { cards, byId: new Map<number, Kind>(cards.map((one) => [one.id, one])) };
}

function client(catalogue = SAMPLE_SETS): QueryClient {
  const made = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  made.setQueryData(cryptCardsOptions().queryKey, list(SAMPLE_CRYPT));
  made.setQueryData(libraryCardsOptions().queryKey, list(SAMPLE_LIBRARY));
  made.setQueryData(setsOptions().queryKey, catalogue);
  made.setQueryData(overlayOptions("en").queryKey, null);
  return made;
}

/** Selects the card whose full name is typed. */
function Search({ kind, label, onChoose }: ComponentProps<CardSearch>) {
  const choose = (name: string) => {
    const found = ALL.find((one) => one.kind === kind && one.displayName === name);
    if (found) onChoose(found.id);
  };
  return <input aria-label={label} onChange={({ target }) => choose(target.value)} />;
}

function show(screenShown: React.ReactNode, made = client()) {
  return render(
    <QueryClientProvider client={made}>
      <CardPoolProvider>
        <Suspense>{screenShown}</Suspense>
      </CardPoolProvider>
    </QueryClientProvider>,
  );
}

const manage = () => show(<LimitedDialog CardSearch={Search} onClose={() => {}} />);
const box = (name: string) => screen.getByRole("checkbox", { name });
const button = (name: string) => screen.getByRole("button", { name });
const region = (name: string) => within(screen.getByRole("region", { name }));
const field = (name: string) => screen.getByRole("textbox", { name });

function file(text: string, name = "Limited Format [2026-01-31].txt"): File {
  return new File([text], name);
}

const importFile = (chosen: File) =>
  userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText("Import format"), chosen);

beforeEach(() => {
  saveOwnFormat(EMPTY_FORMAT);
  offerTaggedOnly(false);
  setPreferences({ limitedMode: false, limitedPreset: "", cardLanguage: "en" });
});

afterEach(() => {
  setCardPool(undefined);
  vi.restoreAllMocks();
});

describe("Manage limited format", () => {
  it("has sets since 2018 and older ones in separate columns", () => {
    manage();
    const names = (column: string) =>
      region(column)
        .getAllByRole("checkbox")
        .map((one) => (one.closest("label") ?? one).textContent);
    expect(names("Sets since 2018")).toContain("Lost Kindred '18");
    expect(names("Older sets")).toContain("Anthology '17");
  });

  it("takes effect at once: the set is selected, the format is custom, and the number of cards is shown", async () => {
    manage();
    expect(screen.getByText("Legal cards: 0 in the crypt, 0 in the library")).toBeVisible();
    await userEvent.click(box("Fifth Edition '20"));
    expect([...getOwnFormat().sets]).toEqual(["V5"]);
    expect(getPreferences().limitedPreset).toBe("custom");
    const { crypt, library } = {
      crypt: SAMPLE_CRYPT.filter(({ sets }) => "V5" in sets).length,
      library: SAMPLE_LIBRARY.filter(({ sets }) => "V5" in sets).length,
    };
    expect(crypt + library).toBeGreaterThan(0);
    expect(screen.getByText(`Legal cards: ${crypt} in the crypt, ${library} in the library`)).toBeVisible();
    await userEvent.click(box("Fifth Edition '20"));
    expect(getOwnFormat()).toEqual(EMPTY_FORMAT);
  });

  it("adds and removes single cards, and keeps the focus in place", async () => {
    manage();
    await userEvent.type(field("Allow a crypt card"), "Anarch Convert");
    await userEvent.clear(field("Ban a library card"));
    await userEvent.type(field("Ban a library card"), ".44 Magnum");
    expect([...getOwnFormat().allowed]).toEqual([card("Anarch Convert").id]);
    expect([...getOwnFormat().banned]).toEqual([card(".44 Magnum").id]);
    expect(region("Allowed cards").getByText("1 card")).toBeVisible();
    await userEvent.click(button("Remove: Anarch Convert"));
    expect(getOwnFormat().allowed.size).toBe(0);
    expect(field("Allow a crypt card")).toHaveFocus();
  });

  it("shows an unknown card by its number", () => {
    saveOwnFormat({ ...EMPTY_FORMAT, allowed: new Set([299_999 as CardId]) });
    manage();
    expect(button("Remove: Unknown card 299999")).toBeVisible();
  });

  it("starts with V5, and restores the previous format", async () => {
    saveOwnFormat({ ...EMPTY_FORMAT, sets: new Set(["SW"]) });
    manage();
    await userEvent.click(button("Start with V5"));
    expect(box("Fifth Edition '20")).toBeChecked();
    expect(region("Allowed cards").getByText("34 cards")).toBeVisible();
    await userEvent.click(button("Undo"));
    expect([...getOwnFormat().sets]).toEqual(["SW"]);
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
  });

  it("imports a file, with codes of older sites, and reports what it ignored", async () => {
    manage();
    await importFile(file('{"sets":{"v5l":true,"XX":true},"banned":{"crypt":{"200076":true}}}'));
    expect(await screen.findByText("The format has been imported.")).toBeVisible();
    expect(screen.getByText("Ignored, unknown set codes: XX")).toBeVisible();
    expect([...getOwnFormat().sets]).toEqual(["V5"]);
    expect(button("Remove: Anarch Convert")).toBeVisible();
  });

  it.each([
    ["Malkavian\n2x Ambush", "list.txt", "The text is not JSON."],
    ['{"sets":["V5"]}', "format.json", "sets: expected an object."],
    ['{"sets":{"V5":1}}', "format.txt", "sets.V5 must be true or false."],
    [
      '{"sets":{},"allowed":{"crypt":{"100018":true}}}',
      "format.txt",
      "allowed.crypt.100018 is not a valid card ID here.",
    ],
    ["{}", "format.txt", "sets is missing."],
    ["[]", "format.txt", "the text: expected an object."],
    ['{"sets":{}}', "format.xlsx", "This is not a .txt or .json file, or it cannot be read."],
  ])("rejects %j of %s with the reason, and changes nothing", async (text, name, problem) => {
    const before = { ...EMPTY_FORMAT, sets: new Set(["SW"]) };
    saveOwnFormat(before);
    manage();
    await importFile(file(text, name));
    expect(await screen.findByText(problem)).toBeVisible();
    expect(getOwnFormat()).toEqual(before);
  });
});

describe("a format in a URL", () => {
  const GOOD = '{"sets":{"V5":true},"allowed":{"crypt":{"200076":true}}}';

  it("is only used after confirmation", async () => {
    const onDone = vi.fn();
    const { unmount } = show(<FormatInUrl text={GOOD} onDone={onDone} />);
    expect(screen.getByText(/Sets: 1\. Allowed cards: 1\. Banned cards: 0\./)).toBeVisible();
    expect(screen.queryByText(/replaces your own format/)).not.toBeInTheDocument();
    await userEvent.click(button("Cancel"));
    expect(onDone).toHaveBeenCalledOnce();
    expect(getOwnFormat()).toEqual(EMPTY_FORMAT);
    unmount();
    show(<FormatInUrl text={GOOD} onDone={onDone} />);
    await userEvent.click(button("Use it"));
    expect([...getOwnFormat().sets]).toEqual(["V5"]);
    expect(getPreferences().limitedPreset).toBe("custom");
  });

  it("says what it replaces, or why it is invalid", () => {
    saveOwnFormat({ ...EMPTY_FORMAT, sets: new Set(["SW"]) });
    const { unmount } = show(<FormatInUrl text={GOOD} onDone={() => {}} />);
    expect(screen.getByText(/replaces your own format/)).toBeVisible();
    unmount();
    show(<FormatInUrl text='{"sets":{"V5":"yes"}}' onDone={() => {}} />);
    expect(screen.getByRole("dialog", { name: "The format in this link cannot be used" })).toBeVisible();
    expect(screen.getByText("sets.V5 must be true or false.")).toBeVisible();
  });
});

describe("the settings", () => {
  const settings = (made = client()) => show(<LimitedSettings onManage={() => {}} />, made);

  it("the mode starts with V5 if no format is chosen, and ends without a format", async () => {
    settings();
    await userEvent.click(box("Limited mode"));
    expect(getPreferences()).toMatchObject({ limitedMode: true, limitedPreset: "v5" });
    const format = screen.getByRole("combobox", { name: "Limited format" });
    expect(format).toHaveValue("v5");
    await userEvent.selectOptions(format, "None");
    expect(getPreferences()).toMatchObject({ limitedMode: false, limitedPreset: "" });
  });

  it("says that there are no two-player decks, or offers them", () => {
    const { unmount } = settings();
    expect(screen.getByText(/two-player format is not available/)).toBeVisible();
    expect(screen.queryByRole("option", { name: "Two-player" })).not.toBeInTheDocument();
    unmount();
    const formats = (SAMPLE_SETS.formats ?? []).map((format) => ({ ...format, id: "two-player" }));
    settings(client({ ...SAMPLE_SETS, formats }));
    expect(screen.getByRole("option", { name: "Two-player" })).toBeInTheDocument();
    expect(screen.queryByText(/two-player format is not available/)).not.toBeInTheDocument();
  });

  it("reserves the space of the note until the formats are known", () => {
    const unknown = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
    settings(unknown);
    expect(screen.getByText(/two-player format is not available/)).not.toBeVisible();
  });

  it("asks about tagged decks if the preset has a tag", async () => {
    setPreferences({ limitedPreset: "custom" });
    const { unmount } = settings();
    expect(screen.queryByRole("checkbox", { name: /tagged/ })).not.toBeInTheDocument();
    unmount();
    setPreferences({ limitedPreset: "v5" });
    settings();
    // Without limited mode it would have no effect.
    expect(box("Only offer my decks tagged “v5”")).toBeDisabled();
    expect(box("Only offer my decks tagged “v5”")).not.toBeChecked();
    expect(box("Only offer my decks tagged “v5”")).toHaveAccessibleDescription("Requires limited mode.");
    await userEvent.click(box("Limited mode"));
    await userEvent.click(box("Only offer my decks tagged “v5”"));
    expect(box("Only offer my decks tagged “v5”")).toBeChecked();
  });
});

it("a card outside of the format is struck through and labelled while the mode is on", async () => {
  setPreferences({ limitedMode: true, limitedPreset: "custom" });
  const magnum = card(".44 Magnum");
  saveOwnFormat({ ...EMPTY_FORMAT, allowed: new Set([card("Anarch Convert").id]) });
  show(
    <>
      <LimitedBar onManage={() => {}} />
      <ul>
        {[magnum, card("Anarch Convert")].map((one) => (
          <li key={one.id} aria-label={one.name}>
            <CardName card={one} localized={localizeCard(one, null)} among={[]} />
          </li>
        ))}
      </ul>
    </>,
  );
  const row = (name: string) => within(screen.getByRole("listitem", { name }));
  expect(row(".44 Magnum").getByText("Outside the format")).toBeVisible();
  expect(row("Anarch Convert").queryByText("Outside the format")).not.toBeInTheDocument();
  await userEvent.click(button("Limited mode"));
  expect(row(".44 Magnum").queryByText("Outside the format")).not.toBeInTheDocument();
});
