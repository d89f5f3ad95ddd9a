import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { removeSite, renderSite, stubSite } from "../../test/render-site";
import { nextTask } from "../data/next-task";

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

it("shows the next page in another task than it finds it", async () => {
  const { router } = await renderSite("/");
  const onShow = vi.fn();
  router.subscribe("onLoad", onShow);
  await act(async () => {
    router.history.push("/nowhere");
    await nextTask();
    for (let at = 0; at < 50; at += 1) await Promise.resolve();
    expect(router.state.location.pathname).toBe("/nowhere");
    expect(onShow).not.toHaveBeenCalled();
    await nextTask();
    expect(onShow).toHaveBeenCalledOnce();
  });
});

it("shows a change within the page in the same task", async () => {
  const { router } = await renderSite("/");
  await act(async () => {
    router.history.push("/#sources");
    for (let at = 0; at < 50; at += 1) await Promise.resolve();
    expect(router.state.location.hash).toBe("sources");
  });
});
