import { messageArea } from "../message-area";

/** What pages and the dialogs of the app shell have in common. */
export const display = messageArea("display", {
  "display.inventory-mode": "Inventory mode",
  "display.seating": "Table seating",
  "display.news": "New since your last visit",
});
