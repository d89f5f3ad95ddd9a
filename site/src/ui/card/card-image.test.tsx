import { act, fireEvent, render, screen } from "@testing-library/react";
import { Suspense, use } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { CardImage } from "./card-image";
import { retryImages } from "./image-failures";

const HOST = "https://images.example/card";

function Card({ name, endings = ["webp", "jpg"] }: { name: string; endings?: readonly string[] }) {
  const candidates = endings.map((ending) => `${HOST}/${name}.${ending}`);
  return <CardImage candidates={candidates} alt={name} face={<p>Text card of {name}</p>} />;
}

function Late({ loaded }: { loaded: Promise<void> }) {
  use(loaded);
  return null;
}

const picture = () => screen.queryByRole("img");
const url = () => picture()?.getAttribute("src");

function failAll() {
  for (let image = picture(); image; image = picture()) fireEvent.error(image);
}

describe("the picture of a card", () => {
  beforeEach(retryImages);

  it("tries webp, then jpg, first with CORS for the service worker, then shows the text card", () => {
    render(<Card name="44magnum" />);
    const tried = [];
    for (let image = picture(); image; image = picture()) {
      tried.push([image.getAttribute("src"), image.getAttribute("crossorigin")]);
      fireEvent.error(image);
    }
    expect(tried).toEqual([
      [`${HOST}/44magnum.webp`, "anonymous"],
      [`${HOST}/44magnum.jpg`, "anonymous"],
      [`${HOST}/44magnum.webp`, null],
      [`${HOST}/44magnum.jpg`, null],
    ]);
    expect(screen.getByText("Text card of 44magnum")).toBeVisible();
  });

  it("is requested without CORS if the host does not allow it, and from then on first", () => {
    const first = render(<Card name="one" endings={["jpg"]} />);
    fireEvent.error(screen.getByRole("img"));
    expect(picture()).not.toHaveAttribute("crossorigin");
    fireEvent.load(screen.getByRole("img"));
    first.unmount();
    render(<Card name="two" />);
    expect(url()).toBe(`${HOST}/two.webp`);
    expect(picture()).not.toHaveAttribute("crossorigin");
  });

  it("is never requested without CORS after one was loaded with it", () => {
    const first = render(<Card name="there" />);
    fireEvent.load(screen.getByRole("img"));
    first.unmount();
    render(<Card name="absent" endings={["jpg"]} />);
    fireEvent.error(screen.getByRole("img"));
    expect(picture()).toBeNull();
  });

  it("covers the text card after it has loaded", () => {
    render(<Card name="govern" />);
    fireEvent.load(screen.getByRole("img"));
    expect(screen.queryByText(/Text card/)).toBeNull();
    expect(picture()).toHaveAttribute("alt", "govern");
  });

  it("is requested once, even if React discards the first elements that it created", async () => {
    const create = vi.spyOn(document, "createElement");
    let load = () => {};
    const loaded = new Promise<void>((resolve) => {
      load = resolve;
    });
    await act(async () =>
      render(
        <Suspense fallback={null}>
          <Card name="govern" />
          <Late loaded={loaded} />
        </Suspense>,
      ),
    );
    await act(async () => load());
    const images = create.mock.results
      .map(({ value }) => value)
      .filter((it) => it instanceof HTMLImageElement);
    expect(images.length).toBeGreaterThan(1);
    expect(images.filter((image) => image.hasAttribute("src"))).toEqual([picture()]);
    create.mockRestore();
  });

  it("reserves its space before it loads", () => {
    render(<Card name="govern" />);
    expect(picture()).toHaveAttribute("width", "358");
    expect(picture()).toHaveAttribute("height", "500");
  });

  it("shows the text card at once where there is no image host", () => {
    render(<CardImage candidates={[]} alt="Govern" face={<p>Text card</p>} />);
    expect(picture()).toBeNull();
    expect(screen.getByText("Text card")).toBeVisible();
  });

  it("does not request a failed URL again", () => {
    const { unmount } = render(<Card name="govern" />);
    fireEvent.error(screen.getByRole("img"));
    unmount();
    render(<Card name="govern" />);
    expect(url()).toBe(`${HOST}/govern.jpg`);
  });

  it("keeps the picture until another scan of the card has loaded", () => {
    const view = render(<Card name="govern" />);
    fireEvent.load(screen.getByRole("img"));
    view.rerender(<Card name="set/jyhad/govern" />);
    expect(screen.getByAltText("set/jyhad/govern")).toHaveAttribute("src", `${HOST}/govern.webp`);
    const scan = view.container.querySelector(`[src="${HOST}/set/jyhad/govern.webp"]`);
    if (!scan) throw new Error("the scan was not requested");
    fireEvent.load(scan);
    expect(url()).toBe(`${HOST}/set/jyhad/govern.webp`);
  });
});

describe("an image host that does not respond", () => {
  beforeEach(retryImages);

  const fail = (name: string) => {
    const view = render(<Card name={name} />);
    failAll();
    view.unmount();
  };

  it("is not requested after three failed images in a row", () => {
    ["one", "two", "three"].map(fail);
    render(<Card name="four" />);
    expect(picture()).toBeNull();
    expect(screen.getByText("Text card of four")).toBeVisible();
  });

  it("is still requested if an image loaded in between", () => {
    ["one", "two"].map(fail);
    const view = render(<Card name="there" />);
    fireEvent.load(screen.getByRole("img"));
    view.unmount();
    fail("three");
    render(<Card name="four" />);
    expect(picture()).not.toBeNull();
  });

  it("counts a card once, however often it is shown", () => {
    ["one", "one", "one"].map(fail);
    render(<Card name="two" />);
    expect(picture()).not.toBeNull();
  });

  it("is requested again when the network is back", () => {
    ["one", "two", "three"].map(fail);
    render(<Card name="four" />);
    fireEvent(window, new Event("online"));
    expect(url()).toBe(`${HOST}/four.webp`);
  });

  it("keeps pictures that have loaded", () => {
    render(<Card name="shown" />);
    fireEvent.load(screen.getByRole("img"));
    ["one", "two", "three"].map((name) => {
      const view = render(<Card name={name} endings={["jpg"]} />);
      const failing = view.container.querySelector("img");
      if (failing) fireEvent.error(failing);
      view.unmount();
      return name;
    });
    expect(screen.getByAltText("shown")).toBeInTheDocument();
  });
});
