import { act, render, renderHook, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { lazyPart, useLoaded } from "./lazy-part";

const Export = ({ name }: { readonly name: string }) => <p>Export {name}</p>;
const fetched = async () => ({ default: Export });

it("keeps the room of a part until its code has come", async () => {
  const Part = lazyPart(fetched, <p>Room</p>);
  render(<Part name="Guns" />);
  expect(screen.getByText("Room")).toBeInTheDocument();
  expect(await screen.findByText("Export Guns")).toBeInTheDocument();
  expect(screen.queryByText("Room")).not.toBeInTheDocument();
});

it("draws a part whose code is there with the first rendering", async () => {
  const fetchPart = vi.fn(fetched);
  const Part = lazyPart(fetchPart);
  await Part.load();
  render(<Part name="Guns" />);
  expect(screen.getByText("Export Guns")).toBeInTheDocument();
  expect(fetchPart).toHaveBeenCalledOnce();
});

it("says when a wanted part is there, and fetches none that is not wanted", async () => {
  const fetchPart = vi.fn(fetched);
  const Part = lazyPart(fetchPart);
  const { result, rerender } = renderHook((wanted: boolean) => useLoaded(Part, wanted), {
    initialProps: false,
  });
  expect(fetchPart).not.toHaveBeenCalled();
  rerender(true);
  expect(result.current).toBe(false);
  await act(() => Part.load());
  expect(result.current).toBe(true);
});

it("raises what went wrong where the part is shown", async () => {
  const Part = lazyPart<{ readonly name: string }>(() => Promise.reject(new Error("gone")));
  await Part.load();
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(() => render(<Part name="Guns" />)).toThrow("gone");
  vi.restoreAllMocks();
});
