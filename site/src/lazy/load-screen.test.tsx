import { beforeEach, describe, expect, it, vi } from "vitest";
import { claimReload, loadScreen, ModuleLoadError } from "./load-screen";

beforeEach(() => sessionStorage.clear());

describe("loading a screen", () => {
  it("returns the module", async () => {
    const module = { default: () => null };
    await expect(loadScreen("crypt", async () => module)()).resolves.toBe(module);
  });

  it("names the screen that failed to load", async () => {
    const load = loadScreen("crypt", () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(load()).rejects.toMatchObject({ name: "ModuleLoadError", screen: "crypt" });
    await expect(load()).rejects.toBeInstanceOf(ModuleLoadError);
  });
});

describe("reloading after a failure", () => {
  it("is allowed once for a screen", () => {
    expect(claimReload("crypt")).toBe(true);
    expect(claimReload("crypt")).toBe(false);
    expect(claimReload("library")).toBe(true);
  });

  it("is allowed again once the screen has loaded", async () => {
    claimReload("crypt");
    await loadScreen("library", async () => ({}))();
    expect(claimReload("crypt")).toBe(false);
    await loadScreen("crypt", async () => ({}))();
    expect(claimReload("crypt")).toBe(true);
  });

  it("never happens if it could not be recorded", () => {
    vi.spyOn(sessionStorage, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(claimReload("crypt")).toBe(false);
    vi.restoreAllMocks();
  });
});
