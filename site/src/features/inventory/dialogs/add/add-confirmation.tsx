import type { CardId } from "../../../../domain/card/card";
import type { AddableDeck } from "../../../../domain/inventory/addable-decks";
import { useTranslation } from "../../../../i18n/translation";
import { Bullets } from "../../../../ui/bullets";
import { Confirmation } from "../../../../ui/confirmation";
import { partCopies } from "../shared/copies-entries";
import type { AddAction } from "./addable-row";

interface AddConfirmationProps {
  readonly action: AddAction;
  readonly addable: readonly AddableDeck[];
  /** Copies that are added, or taken. */
  readonly copies: ReadonlyMap<CardId, number>;
  /** Some of them are already in the inventory. */
  readonly isAgain: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

const LISTED = 10;

/** Asks before the cards of decks or precons are added or taken. */
export function AddConfirmation(props: AddConfirmationProps) {
  const { action, addable, copies, isAgain, onConfirm, onCancel } = props;
  const { t } = useTranslation();
  const { crypt, library } = partCopies(new Map([...copies].map(([card, count]) => [card, Math.abs(count)])));
  return (
    <Confirmation
      title={t(`inventory-dialogs.${action}-title`)}
      confirmLabel={t(`inventory-dialogs.${action}`)}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{t(`inventory-dialogs.${action}-copies`, { crypt, library })}</p>
      <Bullets>
        {addable.slice(0, LISTED).map(({ id, name, note }) => (
          <li key={id}>
            {name} {note}
          </li>
        ))}
        {addable.length > LISTED && (
          <li>{t("inventory-dialogs.and-more", { count: addable.length - LISTED })}</li>
        )}
      </Bullets>
      {action === "add" && isAgain && <p>{t("inventory-dialogs.add-again")}</p>}
    </Confirmation>
  );
}
