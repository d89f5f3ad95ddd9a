import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { OperationId } from "../../../../domain/deck/operations/operation";
import { CARDS, GUNS } from "../../../../domain/deck/operations/operations.test.support";
import { editingOf } from "../../shared/editing.test.support";
import { EditNotices } from "./edit-notices";

it("reports each refused edit with its reason until it is dismissed", () => {
  const id = "one" as OperationId;
  const problem = { id, deck: GUNS, kind: "change", code: "locked-deck", status: 409 } as const;
  const editing = editingOf({ problems: [problem] });
  render(<EditNotices editing={editing} nameOf={String} />);
  expect(screen.getByRole("alert")).toHaveTextContent("An edit was rejected and undone. The deck is locked.");
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(editing.dismiss).toHaveBeenCalledExactlyOnceWith(id);
});

it("names up to four cards that were changed elsewhere, and counts the others", () => {
  const editing = editingOf({ changedElsewhere: { deck: GUNS, cards: CARDS, more: false } });
  render(<EditNotices editing={editing} nameOf={(card) => `card ${card}`} />);
  const named = CARDS.slice(0, 4).map((card) => `card ${card}`);
  expect(screen.getByRole("status")).toHaveTextContent(`${named.join(", ")} and 1 more`);
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(editing.dismissChanges).toHaveBeenCalledOnce();
});
