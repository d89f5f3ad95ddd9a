import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { type ComponentProps, type ReactNode, Suspense, useState } from "react";
import { vi } from "vitest";
import { cryptBaseOptions, libraryBaseOptions } from "../../data/card-data";
import { sampleCryptBase, sampleLibraryBase } from "../../domain/samples/bases";
import type { CryptBase } from "../../domain/search/card-base";
import { NO_QUERY_LINE } from "../../ui/query/no-query-line.test.support";
import type { AddMode } from "./add-mode/add-mode";
import CryptSearchScreen from "./crypt-search-screen";
import LibrarySearchScreen from "./library-search-screen";
import type { StockState } from "./search-kind";

/** A window of this width, in which elements have a height as on a screen. */
export function stubWindow(width: number): void {
  vi.stubGlobal("matchMedia", (query: string) => {
    const least = /min-width: (\d+)px/.exec(query)?.[1];
    return {
      matches: least !== undefined && width >= Number(least),
      addEventListener: () => {},
      removeEventListener: () => {},
    };
  });
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
}

interface Shown {
  readonly kind?: "crypt" | "library";
  /** The criteria, or the text of `q` if it is no JSON. */
  readonly q?: object | string;
  readonly base?: CryptBase;
  readonly addMode?: AddMode;
  /** Inventory mode. */
  readonly stock?: StockState;
  /** Providers of the site around its pages. */
  readonly site?: (screen: ReactNode) => ReactNode;
}

type Screen = typeof CryptSearchScreen | typeof LibrarySearchScreen;

/** The page with a sheet that opens and closes as in the app. */
function WithSheet({
  Screen,
  ...props
}: { Screen: Screen } & Omit<ComponentProps<Screen>, "sheet" | "typed">) {
  const [open, set] = useState(false);
  return <Screen {...props} sheet={{ open, set }} typed={NO_QUERY_LINE} />;
}

/** Renders a search page with a few real cards; `written` collects what it writes to the URL. */
export function showSearch(shown: Shown = {}) {
  const { kind = "crypt", q, base = sampleCryptBase(), addMode, stock, site = (screen) => screen } = shown;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(cryptBaseOptions().queryKey, base);
  client.setQueryData(libraryBaseOptions().queryKey, sampleLibraryBase());
  const written: { q: unknown; replace: boolean }[] = [];
  const Screen = kind === "crypt" ? CryptSearchScreen : LibrarySearchScreen;
  const around = (children: ReactNode) => (
    <QueryClientProvider client={client}>
      <Suspense>{site(children)}</Suspense>
    </QueryClientProvider>
  );
  const screenAt = (url: object | string | undefined) =>
    around(
      <WithSheet
        Screen={Screen}
        addMode={addMode}
        inventory={stock && { value: stock, pending: <p>pending</p> }}
        q={typeof url === "object" ? JSON.stringify(url) : url}
        onQueryChange={(next, { replace }) =>
          written.push({ q: next === undefined ? undefined : JSON.parse(next), replace })
        }
      />,
    );
  const view = render(screenAt(q));
  return {
    written,
    /** An external change of the URL: back, forward, a link. */
    goTo: (url: object | undefined) => view.rerender(screenAt(url)),
  };
}
