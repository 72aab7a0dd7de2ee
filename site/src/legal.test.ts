import { privacy } from "@babchingu/openapi/legal/privacy";
import { terms } from "@babchingu/openapi/legal/terms";
import { describe, expect, it } from "vitest";
import { formatNumber } from "@babchingu/web/format.ts";
import { figures } from "./figures.ts";

const articlesOf = (text: typeof terms): string => JSON.stringify(text.articles);

describe("legal texts", () => {
  it("the terms are 20 numbered articles and the supplementary provisions, effective 2025-09-01 (D40)", () => {
    const headings = Object.keys(terms.articles);
    expect(headings).toHaveLength(21);
    for (const [index, heading] of headings.slice(0, 20).entries()) {
      expect(heading).toMatch(new RegExp(`^제${index + 1}조 \\(`));
    }
    expect(headings.at(-1)).toBe("부칙");
    expect([terms.effectiveDate, privacy.effectiveDate]).toEqual(["2025-09-01", "2025-09-01"]);
  });

  it.each([terms, privacy])("$title has no empty paragraph", (text) => {
    for (const paragraphs of Object.values(text.articles)) {
      expect(paragraphs.length).toBeGreaterThan(0);
      expect(paragraphs.flat().every((part) => part.trim() === part && part !== "")).toBe(true);
    }
  });

  it("the terms quote the same figures as the pages", () => {
    const expected = [
      `${formatNumber(figures.riceGrant)}알`,
      `${formatNumber(figures.riceDeposit)}알`,
      `${formatNumber(figures.noShowPenaltyWon)}원`,
      `${figures.checkInKm}km`,
      `${figures.confirmMin}분 전`,
      `${figures.capacityMin}명 이상`,
      `${figures.capacityMax}명 이하`,
    ];
    for (const figure of expected) expect(articlesOf(terms)).toContain(figure);
  });
});
