import { Component, type ReactNode } from "react";
import { useTranslation } from "../i18n/translation";
import { Dialog } from "../ui/dialog";
import { Failed } from "./error-screen";

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

function FailedDialog({ error, onClose }: { readonly error: unknown; readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t("shell.error-unexpected")}
      titleHidden
      size="xs"
      closeLabel={t("common.close")}
      onClose={onClose}
    >
      <Failed error={error} />
    </Dialog>
  );
}
