import "../ui/styles/tokens.css";
import "../ui/styles/base.css";
import "./first-page.css";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createBrowserHistory, RouterProvider } from "@tanstack/react-router";
import { StrictMode, startTransition, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { manifestOptions } from "../data/manifest";
import { nextTask } from "../data/next-task";
import { getPreferences, setVisitLanguage } from "../data/preferences";
import { isLanguage, type Language } from "../domain/language";
import { loadShellMessages } from "../i18n/load-messages";
import { loadFirstPage } from "./first-page";
import { LanguageRoot } from "./language-root";
import { createQueryClient } from "./query-client";
import { createSiteRouter } from "./router";
import { parseSearch } from "./search-params";
import { TakeOver } from "./take-over";

/** The chosen language, or English if its messages cannot be loaded. */
async function initialLanguage(): Promise<Language> {
  const { language } = getPreferences();
  try {
    await loadShellMessages(language);
    return language;
  } catch {
    return "en";
  }
}

async function start(): Promise<void> {
  // Evaluating the code was a task of its own.
  await nextTask();
  const { lang } = parseSearch(window.location.search);
  if (isLanguage(lang)) setVisitLanguage(lang);

  const queryClient = createQueryClient();
  void queryClient.prefetchQuery(manifestOptions());
  const language = await initialLanguage();
  await nextTask();
  const history = createBrowserHistory();
  await nextTask();
  const router = createSiteRouter(queryClient, history);
  await nextTask();
  await loadFirstPage(router);
  // A transition renders in slices, so that the page stays responsive.
  startTransition(() =>
    createRoot(document.getElementById("root") as HTMLElement).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <LanguageRoot initial={language}>
            <RouterProvider router={router} />
            <TakeOver />
            <IdleTasks queryClient={queryClient} />
          </LanguageRoot>
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}

/**
 * Loads what the first page does not need once it is drawn: its requests would delay the page, and a store that changes
 * during a render makes React render all of the page again in one task.
 */
function IdleTasks({ queryClient }: { readonly queryClient: QueryClient }): null {
  useEffect(() => {
    // After a failure the next visit tries again.
    import("./idle-tasks").then(
      ({ runIdleTasks }) => runIdleTasks(queryClient),
      () => undefined,
    );
  }, [queryClient]);
  return null;
}

void start();
