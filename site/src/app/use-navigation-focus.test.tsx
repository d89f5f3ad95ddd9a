import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { removeSite, renderSite, stubSite } from "../../test/render-site";

/** Delays the heading of the crypt page, as if its data were loading. */
const data = vi.hoisted(() => {
  let arrive = () => {};
  const promise = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { promise, arrive: () => arrive() };
});

vi.mock("../features/search/crypt-search-screen", async () => {
  const { use } = await import("react");
  return {
    messages: [],
    prepare: undefined,
    default: () => {
      use(data.promise);
      return <h1>Crypt</h1>;
    },
  };
});

vi.mock("../features/card/card-screen", () => ({
  messages: [],
  prepare: undefined,
  default: ({ id }: { id: number | undefined }) => (
    <>
      <h1>Cards</h1>
      <button type="button">{`Random card, now ${id}`}</button>
    </>
  ),
}));

beforeEach(() => stubSite());
afterEach(removeSite);

it("leaves the focus where it is on the first load", async () => {
  await renderSite("/cards");
  await screen.findByRole("heading", { name: "Cards" });
  expect(document.body).toHaveFocus();
});

it("moves the focus to the heading of the new page", async () => {
  const { router } = await renderSite("/");
  await act(() => router.navigate({ to: "/cards/{-$id}" }));
  await waitFor(() => expect(screen.getByRole("heading", { name: "Cards" })).toHaveFocus());
});

it("focuses it in another task than the one that has rendered the page", async () => {
  const { router } = await renderSite("/");
  const focused: boolean[] = [];
  router.subscribe("onRendered", () => focused.push(document.activeElement !== document.body));
  await act(() => router.navigate({ to: "/cards/{-$id}" }));
  await waitFor(() => expect(screen.getByRole("heading", { name: "Cards" })).toHaveFocus());
  expect(focused).toEqual([false]);
});

it("waits for a heading that appears with its data", async () => {
  const { router } = await renderSite("/");
  await act(() => router.navigate({ to: "/crypt" }));
  expect(screen.queryByRole("heading", { name: "Crypt" })).not.toBeInTheDocument();
  await act(async () => data.arrive());
  await waitFor(() => expect(screen.getByRole("heading", { name: "Crypt" })).toHaveFocus());
});

it("leaves the focus on the button that draws one card after another", async () => {
  const { router } = await renderSite("/cards/200001");
  const button = await screen.findByRole("button", { name: /Random card/ });
  button.focus();
  await act(() => router.navigate({ to: "/cards/{-$id}", params: { id: "200002" } }));
  expect(await screen.findByRole("button", { name: "Random card, now 200002" })).toHaveFocus();
});
