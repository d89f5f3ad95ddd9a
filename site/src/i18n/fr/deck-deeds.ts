import type { deckDeeds as english } from "../en/deck-deeds";
import type { Message } from "../message";

export const deckDeeds: Record<keyof typeof english, Message> = {
  "deck.delete-confirm": "Supprimer",
  "deck.delete-title": "Supprimer « {name} » ?",
  "deck.delete-text": "Le deck est perdu pour de bon.",
  "deck.delete-family": {
    one: "Son autre révision ({count}) est supprimée avec lui.",
    other: "Ses {count} autres révisions sont supprimées avec lui.",
  },
  "deck.delete-public": "Sa copie publique est supprimée avec lui.",
  "deck.delete-revision-title": "Supprimer la révision « {name} » ?",
  "deck.delete-revision-text": "Les autres révisions restent.",
  "deck.add-revision-text":
    "Une révision part d’une copie de ce deck ou d’un autre ; l’état actuel reste tel quel.",
  "deck.add-revision-failed": "La révision n’a pas pu être ajoutée : le serveur n’a pas répondu.",
  "deck.revision-of": "Copie de",
  "deck.make-public": "Rendre public",
  "deck.sync-public": "Synchroniser le deck public",
  "deck.remove-public": "Retirer des publics",
  "deck.to-public": "Aller au deck public",
  "deck.to-main": "Aller au deck principal",
  "deck-public.make-title": "Rendre « {name} » public ?",
  "deck-public.make-text":
    "Chacun pourra en trouver, lire et cloner une copie. Le deck reste à vous ; la copie ne le suit que lorsque vous la synchronisez.",
  "deck-public.size": "Un deck public doit avoir 12-35 cartes de crypte et 60-90 de bibliothèque",
  "deck-public.playtest": "Un deck public ne peut pas avoir de cartes en test",
  "deck-public.made": "Le deck est public",
  "deck-public.sync-title": "Synchroniser la copie publique de « {name} » ?",
  "deck-public.sync-text": "Voici ce qui change pour tous :",
  "deck-public.sync-none": "La copie publique est à jour.",
  "deck-public.sync-name": "Nom : {name}",
  "deck-public.sync-author": "Auteur : {name}",
  "deck-public.sync-no-author": "Auteur : aucun",
  "deck-public.sync-description": "La description est une autre.",
  "deck-public.synced": "La copie publique est à jour",
  "deck-public.remove-title": "Retirer « {name} » des decks publics ?",
  "deck-public.remove-text":
    "La copie quitte l’archive pour tous, avec ses favoris ; votre deck reste. Rendu public de nouveau, il sera une nouvelle entrée.",
  "deck-public.removed": "Le deck n’est plus public",
  "deck-public.mark": "Ajouter aux favoris",
  "deck-public.unmark": "Retirer des favoris",
  "deck-public.marked": "Il est parmi vos favoris",
  "deck-public.unmarked": "Il n’est plus parmi vos favoris",
  "deck-public.busy": "Un instant …",
  "deck-public.failed": "PROBLÈME DE CONNEXION",
};
