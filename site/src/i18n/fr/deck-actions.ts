import type { deckActions } from "../en/deck-actions";
import type { Translated } from "../message-area";

export const messages: Translated<typeof deckActions> = {
  "deck.delete-confirm": "Supprimer",
  "deck.delete-title": "Supprimer « {name} » ?",
  "deck.delete-text": "Vous pouvez annuler pendant dix secondes ; ensuite, il sera supprimé définitivement.",
  "deck.delete-family": {
    one: "Son autre révision ({count}) est aussi supprimée.",
    other: "Ses {count} autres révisions sont aussi supprimées.",
  },
  "deck.delete-public": "Sa copie publique est aussi supprimée.",
  "deck.delete-revision-title": "Supprimer la révision « {name} » ?",
  "deck.delete-revision-text": "Les autres révisions sont conservées.",
  "deck.deleted": "« {name} » a été supprimé.",
  "deck.deleted-many": { one: "{count} deck a été supprimé.", other: "{count} decks ont été supprimés." },
  "deck.undeleted": "La suppression a été annulée.",
  "deck.undelete-late":
    "Une partie de la suppression n’a pas pu être annulée : elle avait déjà atteint le serveur.",
  "deck.add-revision-text":
    "Une révision part d’une copie de ce deck ou d’un autre ; la version actuelle est conservée.",
  "deck.add-revision-failed": "La révision n’a pas pu être ajoutée : le serveur n’a pas répondu.",
  "deck.revision-of": "Copie de",
  "deck.make-public": "Rendre public",
  "deck.sync-public": "Synchroniser le deck public",
  "deck.remove-public": "Retirer des publics",
  "deck.to-public": "Aller au deck public",
  "deck.to-main": "Aller au deck principal",
  "deck-public.make-title": "Rendre « {name} » public ?",
  "deck-public.make-text":
    "Tout le monde pourra en trouver, voir et cloner une copie. Vous pouvez toujours modifier votre deck ; la copie ne change que lorsque vous la synchronisez.",
  "deck-public.size": "Un deck public doit avoir 12-35 cartes de crypte et 60-90 de bibliothèque",
  "deck-public.playtest": "Un deck public ne peut pas avoir de cartes en test",
  "deck-public.made": "Le deck est maintenant public",
  "deck-public.sync-title": "Synchroniser la copie publique de « {name} » ?",
  "deck-public.sync-text": "Ceci change pour tous :",
  "deck-public.sync-none": "La copie publique est à jour.",
  "deck-public.sync-name": "Nom : {name}",
  "deck-public.sync-author": "Auteur : {name}",
  "deck-public.sync-no-author": "Auteur : aucun",
  "deck-public.sync-description": "La description a changé.",
  "deck-public.synced": "La copie publique est à jour",
  "deck-public.remove-title": "Retirer « {name} » des decks publics ?",
  "deck-public.remove-text":
    "La copie et ses favoris sont retirés de l’archive ; votre deck est conservé. Une nouvelle publication crée une nouvelle entrée.",
  "deck-public.removed": "Le deck n’est plus public",
  "deck-public.mark": "Ajouter aux favoris",
  "deck-public.unmark": "Retirer des favoris",
  "deck-public.marked": "Ajouté aux favoris",
  "deck-public.unmarked": "Retiré des favoris",
  "deck-public.busy": "Un instant…",
  "deck-public.failed": "PROBLÈME DE CONNEXION",
};
