import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderSite } from "../../../test/render-site";
import { stubApi } from "../../../test/stub-api";

const NEWEST = { version: "2.0.0", changes: ["Rulings by https://example.org/rulings."] };
const HISTORY = [
  { ...NEWEST, date: "2026-11-20" },
  { version: "1.0.0", date: "2025-01-31", changes: ["The beginning"] },
];

afterEach(() => vi.unstubAllGlobals());

describe("the changelog", () => {
  it("lists all versions, newest first, with links for URLs", async () => {
    stubApi({
      "GET /api/changelog": { body: { ...NEWEST, history: HISTORY } },
      "GET /api/version": { body: NEWEST },
    });
    await renderSite("/changelog");
    await screen.findByRole("region", { name: "Version 2.0.0" });
    expect(screen.getAllByRole("heading", { level: 2 }).map((title) => title.textContent)).toEqual([
      "Version 2.0.0",
      "Version 1.0.0",
    ]);
    expect(screen.getByText("31 January 2025")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "https://example.org/rulings" })).toHaveAttribute(
      "href",
      "https://example.org/rulings",
    );
  });

  it("shows the newest version with a note if the API does not respond", async () => {
    stubApi({ "GET /api/version": { body: NEWEST } });
    await renderSite("/changelog");
    const region = await screen.findByRole("region", { name: "Version 2.0.0" });
    expect(within(region).getByText(/^Rulings by/)).toBeInTheDocument();
    expect(screen.getByText(/^Only the latest version is shown/)).toBeInTheDocument();
  });

  it("shows an error if nothing can be loaded", async () => {
    stubApi({});
    await renderSite("/changelog");
    expect(await screen.findByText("The changelog could not be loaded.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Try again" })).toBeInTheDocument();
  });
});
