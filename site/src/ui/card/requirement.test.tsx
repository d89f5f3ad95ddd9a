import { renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { useTranslation } from "../../i18n/translation";
import { requirementLabel } from "./requirement";

describe("requirements of a library card in words", () => {
  it.each([
    ["sabbat", "Sabbat"],
    ["inner circle", "Inner Circle"],
    ["capacity 5 or more", "Capacity 5 or more"],
    ["capacity 2 or less", "Capacity 2 or less"],
    ["titled", "Titled"],
    ["non-titled", "Not titled"],
    ["non-camarilla", "Not Camarilla"],
    ["non-red list", "Not Red List"],
    ["non-caitiff", "Not Caitiff"],
    ["2 gehenna", "2 × Gehenna event in play"],
    ["2 path of power and the inner voice", "2 × Path of Power and the Inner Voice"],
    ["same circle", "Same circle"],
  ])("%s", (token, words) => {
    const { t } = renderHook(useTranslation).result.current;
    expect(requirementLabel(t, token)).toBe(words);
  });
});
