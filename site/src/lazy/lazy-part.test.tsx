import { act, render, renderHook, screen } from "@testing-library/react";
import { Component, type FunctionComponent, type ReactNode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { lazyPart, useLoaded } from "./lazy-part";

const Export = ({ name }: { readonly name: string }) => <p>Export {name}</p>;
const fetched = async () => ({ default: Export });

it("reserves the space of a part until its code is loaded", async () => {
  const Part = lazyPart(fetched, <p>Reserved</p>);
  render(<Part name="Guns" />);
  expect(screen.getByText("Reserved")).toBeInTheDocument();
  expect(await screen.findByText("Export Guns")).toBeInTheDocument();
  expect(screen.queryByText("Reserved")).not.toBeInTheDocument();
});

it("renders a part whose code is loaded at once", async () => {
  const fetchPart = vi.fn(fetched);
  const Part = lazyPart(fetchPart);
  await Part.load();
  render(<Part name="Guns" />);
  expect(screen.getByText("Export Guns")).toBeInTheDocument();
  expect(fetchPart).toHaveBeenCalledOnce();
});

it("reports when a wanted part is loaded, and fetches no other", async () => {
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

const onSlowRender = vi.fn();

/** Takes longer than a slice of React's. */
function Slow() {
  onSlowRender();
  for (const start = performance.now(); performance.now() - start < 10; );
  return null;
}

it("renders nothing else again when its code arrives during a render", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const Part = lazyPart(fetched);
  const place = document.createElement("div");
  const root = createRoot(place);
  startTransition(() =>
    root.render(
      <>
        <Part name="Guns" />
        <Slow />
        <Slow />
        <Slow />
      </>,
    ),
  );
  await vi.waitFor(() => expect(place).toHaveTextContent("Export Guns"));
  expect(onSlowRender).toHaveBeenCalledTimes(3);
  root.unmount();
});

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { failure: "" };
  static getDerivedStateFromError = (error: Error) => ({ failure: error.message });
  override render = () => this.state.failure || this.props.children;
}

function open(Part: FunctionComponent<{ readonly name: string }>) {
  vi.spyOn(console, "error").mockImplementation(() => {});
  return render(
    <Boundary>
      <Part name="Guns" />
    </Boundary>,
  );
}

afterEach(() => vi.restoreAllMocks());

it("throws the error where the part is shown", async () => {
  open(lazyPart<{ readonly name: string }>(() => Promise.reject(new Error("gone"))));
  expect(await screen.findByText("gone")).toBeInTheDocument();
});

it("fetches a part again if preloading failed", async () => {
  const fetchPart = vi.fn(fetched).mockRejectedValueOnce(new Error("gone"));
  const Part = lazyPart(fetchPart);
  await Part.load();
  open(Part);
  expect(await screen.findByText("Export Guns")).toBeInTheDocument();
  expect(fetchPart).toHaveBeenCalledTimes(2);
});

it("fetches a part again each time it is shown after a failure", async () => {
  const fetchPart = vi.fn(fetched);
  for (let at = 0; at < 2; at += 1) fetchPart.mockRejectedValueOnce(new Error(`gone ${at}`));
  const Part = lazyPart(fetchPart);
  for (const text of ["gone 0", "gone 1", "Export Guns"]) {
    const { unmount } = open(Part);
    expect(await screen.findByText(text)).toBeInTheDocument();
    unmount();
  }
  expect(fetchPart).toHaveBeenCalledTimes(3);
});
