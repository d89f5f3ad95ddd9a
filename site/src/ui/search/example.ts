import type { MessageKey } from "../../i18n/catalogue";

export interface Example {
  readonly name: MessageKey;
  readonly q: Readonly<Record<string, unknown>>;
}
