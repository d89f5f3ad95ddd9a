import { expect, it } from "vitest";
import { sampleLibraryBase } from "../../../../domain/samples/bases";
import type { CardEvidenceSchema, IdeaSchema } from "../../../../generated/api";
import { standingOut } from "./stands-out";

const library = sampleLibraryBase();
const [GOVERN, DEFLECTION] = [100845, 100518];
const REASON: IdeaSchema["reason"] = {
  ...{ kind: "peers", clan: "Brujah", discipline: "dom", percent: 40, decks: 90, beside: [] },
};

const evidence = (card: number, mark: CardEvidenceSchema["mark"]): CardEvidenceSchema => ({
  ...{ card, mark, playing: 12, copies: [2, 3, 4] },
});
const idea = (card: number, playing: number): IdeaSchema => ({ card, copies: 4, playing, reason: REASON });
const found = (all: { evidence?: CardEvidenceSchema[]; ideas?: IdeaSchema[] }) =>
  standingOut({ decks: 27, evidence: [], ideas: [], find: (id) => library.byId.get(id), ...all }).map(
    ({ card, how, playing }) => [card.id, how, playing],
  );

it("lists marked cards of the deck", () => {
  expect(found({ evidence: [evidence(GOVERN, "more"), evidence(DEFLECTION, null)] })).toEqual([
    [GOVERN, "more", 12],
  ]);
});

it("lists cards that only similar winners play, most decks first", () => {
  expect(found({ ideas: [idea(GOVERN, 9), idea(DEFLECTION, 20)] })).toEqual([
    [DEFLECTION, "absent", 20],
    [GOVERN, "absent", 9],
  ]);
  expect(found({ ideas: [idea(GOVERN, 8), idea(999999, 20)] })).toEqual([]);
});
