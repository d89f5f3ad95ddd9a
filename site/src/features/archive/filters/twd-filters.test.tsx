import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { bareArchive } from "../../../domain/archive/archive";
import { TWD_FORM, type TwdCriteria } from "../../../domain/archive/search/twd-form";
import type { SettersOf } from "../../../ui/search/use-criteria";
import { CARDS, columnsOf, NoCardPicker } from "../archive-pages.test.support";
import { TwdFilters } from "./twd-filters";

const ARCHIVE = bareArchive(columnsOf([{ id: "one", name: "", day: "2026-03-01", cards: CARDS.theo }]), {
  find: () => undefined,
  hasTrait: () => false,
});
const NO_CARDS = {
  crypt: [],
  library: [],
  all: [],
  find: () => undefined,
  catalogue: { sets: [], precons: [] },
};

it.each([
  [[], "Championship", ["championship"]],
  [["star"], "Championship", ["star", "championship"]],
  [["star", "championship"], "Championship", ["star"]],
  [["championship"], "Single clan", ["monoclan", "championship"]],
  [["star", "championship"], "Star vampire", ["championship"]],
])("with %j ticked, %s leaves %j", (before, box, after) => {
  const ticked = Object.fromEntries(before.map((trait) => [trait, true]));
  const traits = vi.fn<SettersOf<TwdCriteria>["traits"]>();
  const set = { traits } as unknown as SettersOf<TwdCriteria>;
  render(
    <TwdFilters
      criteria={TWD_FORM.parse({ traits: ticked }).value}
      set={set}
      archive={ARCHIVE}
      cards={NO_CARDS as never}
      inventoryMode={false}
      live
      CardPicker={NoCardPicker}
    />,
  );
  fireEvent.click(screen.getByRole("checkbox", { name: box, hidden: true }));
  expect(traits).toHaveBeenCalledExactlyOnceWith(after);
});
