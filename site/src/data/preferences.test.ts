import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { parsePreferences } from "./preferences";

function storage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => entries.delete(key),
    setItem: (key, text) => entries.set(key, text),
  };
}

beforeEach(() => {
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("sessionStorage", storage());
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The module as a page that has just been loaded sees it. */
async function reload() {
  vi.resetModules();
  return import("./preferences");
}

describe("what the device has stored", () => {
  it.each([
    ["nothing", null],
    ["no JSON", "{theme"],
    ["no object", "7"],
    ["null", "null"],
    ["an unknown theme", '{"theme":"sepia"}'],
    ["an unknown language", '{"language":"de"}'],
    ["a text where a switch belongs", '{"showImage":"no"}'],
    ["sort orders that are no texts", '{"sort":{"crypt":3}}'],
    ["a list of sort orders", '{"sort":["name"]}'],
    ["an unknown key", '{"__proto__":{"theme":"light"},"toString":1}'],
  ])("falls back to the defaults for %s", (_what, text) => {
    expect(parsePreferences(text)).toEqual({
      theme: "system",
      language: "en",
      cardLanguage: "en",
      showImage: true,
      icons: true,
      legacyImages: false,
      shortcuts: true,
      addMode: false,
      inventoryMode: false,
      limitedMode: false,
      limitedPreset: "",
      playtestMode: false,
      sort: {},
    });
  });

  it.each([
    [["fr-CA", "en"], "fr"],
    [["de", "pt-BR", "es"], "pt"],
    [["de-AT", "it"], "en"],
    [[], "en"],
  ])("speaks the first language of the browser %j that it knows", async (languages, spoken) => {
    vi.stubGlobal("navigator", { languages });
    expect((await reload()).getPreferences()).toMatchObject({ language: spoken, cardLanguage: "en" });
  });

  it("speaks a chosen language whatever the browser's is", async () => {
    vi.stubGlobal("navigator", { languages: ["fr"] });
    localStorage.setItem("methuselah.preferences", '{"language":"en"}');
    const page = await reload();
    expect(page.getPreferences().language).toBe("en");
    page.setVisitLanguage("pt");
    expect(page.getPreferences().language).toBe("pt");
  });

  it("keeps the good values beside a bad one", () => {
    const read = parsePreferences('{"theme":"light","language":"klingon","sort":{"crypt":"name"}}');
    expect(read).toMatchObject({ theme: "light", language: "en", sort: { crypt: "name" } });
  });
});

describe("a choice", () => {
  it("is there after a reload", async () => {
    const before = await reload();
    before.setPreferences({ theme: "dark", cardLanguage: "es" });
    const after = await reload();
    expect(after.getPreferences()).toMatchObject({ theme: "dark", language: "en", cardLanguage: "es" });
  });

  it("lasts as long as the page where storage is refused", async () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new DOMException("denied", "SecurityError");
      },
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    const page = await reload();
    page.setPreferences({ theme: "light" });
    expect(page.getPreferences().theme).toBe("light");
  });
});

describe("the language of a shared link", () => {
  it("speaks for interface and cards during the visit, without becoming a preference", async () => {
    const page = await reload();
    page.setVisitLanguage("fr");
    expect(page.getPreferences()).toMatchObject({ language: "fr", cardLanguage: "fr" });
    page.setPreferences({ theme: "dark" });
    expect((await reload()).getPreferences().language).toBe("fr");
    vi.stubGlobal("sessionStorage", storage());
    expect((await reload()).getPreferences()).toMatchObject({ language: "en", theme: "dark" });
  });

  it("ends with a choice of one's own", async () => {
    const page = await reload();
    page.setVisitLanguage("fr");
    page.setPreferences({ language: "pt" });
    expect(page.getPreferences()).toMatchObject({ language: "pt", cardLanguage: "fr" });
    expect((await reload()).getPreferences()).toMatchObject({ language: "pt", cardLanguage: "en" });
  });
});
