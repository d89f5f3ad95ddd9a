import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { suggest } from "../../domain/query/suggest";
import { sampleCryptBase } from "../../domain/samples/bases";
import { CRYPT_FORM, type CryptCriteria } from "../../domain/search/crypt/crypt-form";
import { useCriteria } from "../search/use-criteria";
import { QueryBar } from "./query-bar";
import { QueryLine as Line } from "./query-line";
import type { QueryLinePart } from "./typed-search";

vi.mock("../../domain/query/suggest", { spy: true });

const base = sampleCryptBase();
const context = { base, texts: base.english };
const form = CRYPT_FORM;
const TYPED = ["text"];
const never = () => false;
/** The line, whose code is there. */
const QueryLine: QueryLinePart = Object.assign(Line.bind(undefined), {
  load: () => Promise.resolve(),
  state: { get: () => ({ status: "loaded" }) },
});

/** The bar of a search, as a page has it; `typed` is the typed search of its URL. */
function Page({ typed: given }: { readonly typed?: string }) {
  const [q, setQ] = useState<string>();
  const [typed, setTyped] = useState(given);
  const search = useCriteria<CryptCriteria>({
    form,
    typed: TYPED,
    waits: never,
    q,
    onQueryChange: (next) => {
      setQ(next);
      setTyped(undefined);
    },
    live: true,
  });
  return (
    <>
      <QueryBar
        QueryLine={QueryLine}
        typed={typed}
        form={form as never}
        context={context}
        count={base.cards.length}
        search={search}
      />
      <output>{form.toText(search.shown)}</output>
      <button type="button" onClick={() => search.replace(form.empty)}>
        Clear all
      </button>
    </>
  );
}

const bar = () => screen.getByRole("combobox", { name: "Typed search" });
const shown = () => JSON.parse(screen.getByRole("status").textContent || "{}");
const type = (value: string) => {
  bar().focus();
  fireEvent.change(bar(), { target: { value } });
};

test("suggestions are computed once for a key", async () => {
  render(<Page />);
  type("AN");
  await screen.findByRole("listbox");
  vi.mocked(suggest).mockClear();
  type("ANI");
  expect(suggest).toHaveBeenCalledExactlyOnceWith(expect.anything(), "ANI", 3, expect.anything());
});

test("a space follows a value that was picked, also one that ends in a colon", async () => {
  render(<Page />);
  type("precon:dm");
  fireEvent.click(await screen.findByRole("option", { name: /precon:DM:/ }));
  expect(bar()).toHaveValue("precon:DM: ");
});

test("the line fills the form, and is printed in full when it is left", async () => {
  render(<Page />);
  type("ANI cap<=5");
  expect(await screen.findByText(/Animalism/)).toBeInTheDocument();
  expect(shown()).toEqual({
    disciplines: { Animalism: 2 },
    capacity: { value: [{ capacity: "5", moreless: "le" }], logic: "or" },
  });
  fireEvent.blur(bar());
  expect(bar()).toHaveValue("dis:ANI cap<=5");
});

test("a typed search of the URL is searched, and its problem keeps its text", async () => {
  render(<Page typed="clan:brujha cap<=5" />);
  expect(await screen.findByRole("button", { name: "Replace with brujah" })).toBeInTheDocument();
  expect(bar()).toHaveValue("clan:brujha cap<=5");
  await waitFor(() => expect(bar()).toBeInvalid());
  expect(shown()).toHaveProperty("capacity");
  fireEvent.click(screen.getByRole("button", { name: "Replace with brujah" }));
  expect(bar()).toHaveValue("clan:brujah cap<=5");
  await waitFor(() => expect(shown()).toHaveProperty("clan.value", ["brujah"]));
});

test("a fix of a keyword keeps the value right after it", async () => {
  render(<Page typed="-clam:brujah" />);
  fireEvent.click(await screen.findByRole("button", { name: "Replace with clan" }));
  expect(bar()).toHaveValue("-clan:brujah");
  await waitFor(() => expect(shown()).toHaveProperty("clan", { value: ["brujah"], logic: "not" }));
});

test("after the search was cleared elsewhere the line is empty, and can be typed in again", async () => {
  render(<Page typed="clan:brujah" />);
  expect(await screen.findByText(/brujah/)).toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Clear all" }));
  await waitFor(() => expect(bar()).toHaveValue(""));
  await new Promise((resolve) => setTimeout(resolve, 400));
  type("clan:ventrue");
  expect(bar()).toHaveValue("clan:ventrue");
  expect(shown()).toHaveProperty("clan.value", ["ventrue"]);
});
