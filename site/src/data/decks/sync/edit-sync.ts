import type { OtherOperation } from "../../../domain/deck/operations/operation";
import type { Api } from "../../api";

/** Sends edits of something else than a deck for the queue, and follows what other tabs have sent. */
export interface EditSync<Edit extends OtherOperation = OtherOperation> {
  /**
   * Sends an edit and reconciles this device with the response, unless `isStopped` by then. Rejects like a call: the
   * edit then stays in the queue.
   */
  deliver(api: Api, operation: Edit, isStopped: () => boolean): Promise<void>;
  /** The server has refused an edit: it leaves the queue, and outdated data on this device are fetched again. */
  refuse(operation: Edit, code: string, status: number): Promise<void>;
  /** Another tab has stored newer data. */
  reread(): Promise<void>;
}

export type OtherKind = OtherOperation["kind"];
