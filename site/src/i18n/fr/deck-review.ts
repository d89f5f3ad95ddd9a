import type { deckReview } from "../en/deck-review";
import type { Translated } from "../message-area";

export const messages: Translated<typeof deckReview> = {
  "deck-review.title": "Relecture",
  "deck-review.of": "Relecture de {name}",
  "deck-review.hint":
    "Changez les quantités : votre proposition est enregistrée dans l’URL de cette page, et le deck n’est pas modifié.",
  "deck-review.deck": "Deck à relire",
  "deck-review.choose": "Choisissez un deck à relire",
  "deck-review.count": { one: "{count} carte à changer.", other: "{count} cartes à changer." },
  "deck-review.nothing": "Rien de proposé pour l’instant.",
  "deck-review.in-deck": {
    one: "{count} changement proposé est déjà appliqué.",
    other: "{count} changements proposés sont déjà appliqués.",
  },
  "deck-review.impossible": {
    one: "{count} changement proposé n’est plus possible.",
    other: "{count} changements proposés ne sont plus possibles.",
  },
  "deck-review.moved":
    "Le deck a changé depuis cette proposition : les changements sont affichés sur le deck actuel.",
  "deck-review.refused": {
    one: "{count} partie de ce lien n’a pas pu être lue : {parts}",
    other: "{count} parties de ce lien n’ont pas pu être lues : {parts}",
  },
  "deck-review.copy": "Copier les changements",
  "deck-review.keep": "Enregistrer comme deck",
  "deck-review.keep-failed": "La proposition n’a pas pu être enregistrée : le serveur n’a pas répondu.",
  "deck-review.apply-all": "Tout appliquer",
  "deck-review.apply": "Appliquer le changement : {name}",
  "deck-review.applied": { one: "{count} changement appliqué", other: "{count} changements appliqués" },
  "deck-review.drop": "Abandonner le changement : {name}",
  "deck-review.drop-all": "Abandonner tous les changements",
  "deck-review.not-editable":
    "Ce deck est à vous, mais il ne peut pas être modifié pour l’instant : déverrouillez-le pour appliquer des changements.",
  "deck-review.parent-gone":
    "Ce deck est une proposition, mais le deck pour lequel il a été fait n’est pas disponible :",
};
