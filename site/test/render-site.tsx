import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { render, waitFor } from "@testing-library/react";
import { vi } from "vitest";
import { LanguageRoot } from "../src/app/language-root";
import { createQueryClient } from "../src/app/query-client";
import { createSiteRouter } from "../src/app/router";

/** Answers by path; everything else is 404. */
export type Answers = Readonly<Record<string, unknown>>;

export function stubServer(answers: Answers): void {
  vi.stubGlobal(
    "fetch",
    vi.fn(async (url: string) => {
      const body = answers[url];
      if (typeof body === "number") return new Response(null, { status: body });
      return body === undefined ? new Response(null, { status: 404 }) : Response.json(body);
    }),
  );
}

/** Adds the settings block of the page. */
export function stubSettings(settings: unknown): void {
  const block = document.createElement("script");
  block.id = "settings";
  block.type = "application/json";
  block.textContent = JSON.stringify(settings);
  document.head.append(block);
}

const NO_DATA = { schema: 1, version: "1", counts: {}, files: {}, sources: [] };
const NO_ABOUT = { about: { donations: [], appStoreNote: "", contacts: [], relatedProjects: [] } };

/** A site without data, and with further answers. `removeSite` takes it away again. */
export function stubSite(answers: Answers = {}): void {
  stubServer({ "/data/manifest.json": NO_DATA, ...answers });
  stubSettings(NO_ABOUT);
}

export function removeSite(): void {
  document.getElementById("settings")?.remove();
  vi.unstubAllGlobals();
}

/** Renders the whole site at a URL path. */
export async function renderSite(path: string) {
  const history = createMemoryHistory({ initialEntries: [path] });
  const queryClient = createQueryClient();
  const router = createSiteRouter(queryClient, history);
  const view = render(
    <QueryClientProvider client={queryClient}>
      <LanguageRoot initial="en">
        <RouterProvider router={router} />
      </LanguageRoot>
    </QueryClientProvider>,
  );
  await waitFor(() => {
    if (router.state.status === "pending") throw new Error("The router is still loading");
  });
  return { ...view, router, history, queryClient };
}
