import { Component, type ReactNode } from "react";
import { lazyPart } from "../lazy/lazy-part";
import { Failed } from "./error-screen";

// Without its code, the failure is shown below the page.
const FailedDialog = lazyPart(() =>
  import("./failed-dialog").then(
    ({ FailedDialog }) => ({ default: FailedDialog }),
    () => ({ default: Failed }),
  ),
);

interface Props {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly failure: { readonly error: unknown } | undefined;
}

/** Shows a failure of a dialog in a dialog of its own; the page behind it stays. */
export class DialogBoundary extends Component<Props, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <FailedDialog error={failure.error} onClose={this.props.onClose} />;
  }
}
