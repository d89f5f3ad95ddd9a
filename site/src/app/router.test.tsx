import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { removeSite, renderSite, stubSite } from "../../test/render-site";

beforeEach(() => stubSite());
afterEach(removeSite);

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

it("shows a change within the page in the same task", async () => {
  const { router } = await renderSite("/");
  await act(async () => {
    router.history.push("/#sources");
    for (let at = 0; at < 50; at += 1) await Promise.resolve();
    expect(router.state.location.hash).toBe("sources");
  });
});
