import type { CDPSession, Page } from "@playwright/test";
import { signUp } from "../account-page";
import { makeDeck } from "../deck-page";

/** Speed of machine and network. */
export type Speed = "1x" | "4x" | "6x" | "slow network";

export const SPEEDS: readonly Speed[] = ["1x", "4x", "6x", "slow network"];

/** A phone on a train. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const FAST = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Signs up a user with two decks; returns the pages to press on. */
export async function pagesOfPlayer(page: Page): Promise<readonly string[]> {
  await signUp(page);
  await makeDeck(page, { name: "Other" });
  const id = await makeDeck(page, { tags: ["stealth", "bleed"] });
  return ["/decks", `/decks/${id}`, "/crypt", "/twd", "/account", "/cards/200001"];
}

/** Throttles the page until `end` is called: a slow processor would stay slow for the journeys that follow. */
export async function slowDown(page: Page, speed: Speed): Promise<{ readonly end: () => Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  if (speed === "slow network") await session.send("Network.clearBrowserCache");
  await set(session, speed);
  return {
    end: async () => {
      await set(session, "1x");
      await session.detach();
    },
  };
}

async function set(session: CDPSession, speed: Speed): Promise<void> {
  const rate = speed === "4x" ? 4 : speed === "6x" ? 6 : 1;
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  await session.send("Network.emulateNetworkConditions", speed === "slow network" ? SLOW : FAST);
}
