/**
 * Judges decks by the site's own rules: each line of the input is a deck as JSON,
 *   {"format": "v5", "day": "2026-01-31", "cards": {"200076": 12}}
 * and has a line of output, the rules that do not hold:
 *   [{"rule": "library-size", "state": "broken", "off": -60}]
 */
import { env, stdin, stdout } from "node:process";
import { createInterface } from "node:readline";
import { asCardId } from "../src/domain/card/ids.ts";
import { type DeckFormat, deckFormats } from "../src/domain/deck/legality/deck-format.ts";
import { judge, problemsOf } from "../src/domain/deck/legality/judge.ts";
import { type FindJudged, judgedCards } from "../src/domain/deck/legality/judged-card.ts";
import { judgedDeck } from "../src/domain/deck/legality/judged-deck.ts";
import { CommandError, runCommand } from "./command.ts";
import { dataFolder, loadBases } from "./load-base.ts";

interface Line {
  readonly format: string;
  readonly day: string;
  readonly cards: Readonly<Record<string, number>>;
}

await runCommand(main);

/** Throws CommandError. */
async function main(): Promise<void> {
  const bases = loadBases(dataFolder(env));
  const [crypt, library] = [bases.crypt(), bases.library()];
  const formats = new Map(deckFormats(crypt.catalogue, undefined).map((format) => [format.id, format]));
  const find = judgedCards((id) => crypt.byId.get(id) ?? library.byId.get(id));
  for await (const line of createInterface({ input: stdin })) {
    const { format, day, cards } = JSON.parse(line) as Line;
    const known = formats.get(format);
    if (known === undefined) throw new CommandError(`no format "${format}"`);
    stdout.write(`${JSON.stringify(broken(cards, known, day, find))}\n`);
  }
}

function broken(cards: Line["cards"], format: DeckFormat, day: string, find: FindJudged): readonly object[] {
  const deck = new Map(
    Object.entries(cards).flatMap(([written, copies]) => {
      const id = asCardId(written);
      return id === undefined ? [] : [[id, copies] as const];
    }),
  );
  return problemsOf(judge(judgedDeck(deck, find), format, day)).map(({ rule, state, off, cards: blamed }) =>
    off === 0
      ? { rule, state, cards: Object.fromEntries(blamed.map(({ id, copies }) => [id, copies])) }
      : { rule, state, off },
  );
}
