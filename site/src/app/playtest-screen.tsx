import { lazyPart } from "../lazy/lazy-part";
import { loadPart } from "../lazy/load-screen";
import { loadOptionalStyles } from "../lazy/optional-styles";
import { Pending } from "./pending";

const Content = lazyPart(
  loadPart(
    "playtest-content",
    () => import("./playtest/playtest-content"),
    (module) => module.PlaytestContent,
  ),
  <Pending />,
);

/** @public Loaded along with the screen. */
export async function prepare(): Promise<void> {
  void Content.load();
  await loadOptionalStyles();
}

/** What a tester does in the round of the playtest. */
export default function PlaytestScreen() {
  return <Content />;
}
