import { readVisit, writeVisit } from "../../../data/visit-storage";
import { readDraw, writeDraw } from "../../../domain/seating/table/draw-link";
import type { EveningDraw } from "../../../domain/seating/table/evening-draw";
import { createStore, type Store } from "../../../domain/store";

const KEY = "seating";

function readDrawn(): EveningDraw | undefined {
  const text = readVisit(KEY);
  return typeof text === "string" ? readDraw(text) : undefined;
}

const drawn = createStore(readDrawn());

/** The last draw of this visit. */
export const drawnStore: Store<EveningDraw | undefined> = {
  ...drawn,
  set: (draw) => {
    drawn.set(draw);
    writeVisit(KEY, draw && writeDraw(draw));
  },
};
