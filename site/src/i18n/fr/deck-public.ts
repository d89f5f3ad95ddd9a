import type { deckPublic as english } from "../en/deck-public";
import type { Message } from "../message";

export const deckPublic: Record<keyof typeof english, Message> = {
  "deck-public.make": "Rendre public",
  "deck-public.sync": "Synchroniser le deck public",
  "deck-public.remove": "Retirer des publics",
  "deck-public.to-copy": "Aller au deck public",
  "deck-public.to-main": "Aller au deck principal",
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
  "deck-public.offline": "Il faut le réseau : cela n’a pas été fait.",
  "deck-public.failed": "PROBLÈME DE CONNEXION",
};
