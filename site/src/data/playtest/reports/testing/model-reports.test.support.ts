import type { SendToApi } from "../../../api";
import { refusal } from "../../../decks/testing/model-server.test.support";

interface ModelReport {
  readonly text: string;
  readonly score: number;
  readonly isPlayed: boolean;
  readonly rev: number;
}

/** The body of a call that stores a report. */
interface Sent extends Omit<ModelReport, "rev"> {
  readonly round: string;
}

/** Behaves as the calls of a tester do: a report is stored whole, in place of the version that the tester knows. */
export interface ModelReports {
  readonly call: SendToApi;
  /** Names of the calls in the order of their execution. */
  readonly calls: string[];
  /** Every text that the report has had, in order. */
  readonly texts: string[];
  report(key: string): ModelReport;
  /** Writes as another device does. */
  write(key: string, report: Omit<ModelReport, "rev">): void;
  setRound(id: string, state: "open" | "closed"): void;
  revoke(): void;
}

const NONE: ModelReport = { text: "", score: 0, isPlayed: false, rev: 0 };

export function modelReports(): ModelReports {
  const rounds = new Map<string, Map<string, ModelReport>>();
  const calls: string[] = [];
  const texts: string[] = [""];
  let round = { id: "spring", name: "Spring", state: "open", opened: "2026-01-01", ended: null };
  let isTester = true;
  const stored = () => {
    const reports = rounds.get(round.id) ?? new Map<string, ModelReport>();
    rounds.set(round.id, reports);
    return reports;
  };

  function write(key: string, report: Omit<ModelReport, "rev">): ModelReport {
    const before = stored().get(key) ?? NONE;
    const next = { ...report, rev: before.rev + 1 };
    stored().set(key, next);
    if (before.text !== next.text) texts.push(next.text);
    return next;
  }

  function put(
    key: string,
    { round: named, text, score, isPlayed }: Sent,
    match: string | undefined,
  ): unknown {
    if (round.state !== "open" || named !== round.id) throw refusal(409, "closed-round");
    const before = stored().get(key) ?? NONE;
    const isSame = before.text === text && before.score === score && before.isPlayed === isPlayed;
    if (isSame) return { ...before, updated: null };
    if (String(before.rev) !== match) throw refusal(412, "changed-report");
    return { ...write(key, { text, score, isPlayed }), updated: null };
  }

  function read(): unknown {
    const card = [...stored()].flatMap(([key, report]) =>
      key.startsWith("card/") ? [[key.slice("card/".length), { ...report, updated: null }] as const] : [],
    );
    return { round: { ...round }, card: Object.fromEntries(card), precon: {}, general: null };
  }

  const call: SendToApi = async (path, { method = "GET", body, headers = {} } = {}) => {
    calls.push(`${method} ${path}`);
    if (!isTester) throw refusal(403, "not-permitted");
    if (method === "PUT") return put(path.replace("playtest/", ""), body as Sent, headers["If-Match"]);
    return read();
  };
  return {
    call,
    calls,
    texts,
    report: (key) => stored().get(key) ?? NONE,
    write,
    setRound: (id, state) => {
      round = { ...round, id, state };
    },
    revoke: () => {
      isTester = false;
    },
  };
}
