import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderSite, stubServer, stubSettings } from "../../test/render-site";

beforeEach(() => {
  stubServer({ "/data/manifest.json": { schema: 1, version: "1", counts: {}, files: {}, sources: [] } });
  stubSettings({ about: { donations: [], appStoreNote: "", contacts: [], relatedProjects: [] } });
});

afterEach(() => {
  document.getElementById("settings")?.remove();
  vi.unstubAllGlobals();
});

it("knows the next page at once, and shows it in another task", async () => {
  const { router } = await renderSite("/");
  await act(async () => {
    router.history.push("/nowhere");
    expect(router.latestLocation.pathname).toBe("/nowhere");
    for (let at = 0; at < 50; at += 1) await Promise.resolve();
    expect(router.state.location.pathname).toBe("/");
  });
  expect(await screen.findByRole("link", { name: "Go to About" })).toBeVisible();
});
