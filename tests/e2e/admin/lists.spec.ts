/** The lists in a browser (console §2): search, pages, dialog and CSV export. The columns of each are in sections/lists.test.tsx. */
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { navigateTo, loadPage } from "../support/navigation.ts";
import { expectAlert, type Console } from "../support/console.ts";
import { test } from "../support/worker.ts";

let admin: Console;
test.beforeAll(async ({ admin: shared }) => {
  admin = shared;
  // Adds more than ten pages to the rice transactions.
  await admin.api.write("PATCH", "/rice-transactions/grant-all", { amount: 1 });
});

const urlOf = (path: string) => `${admin.server.url}/admin/dashboard/${path}`;

/** A click opens the row's dialog; its URL survives a reload; Escape closes it. */
async function expectDialog(page: Page, id: number): Promise<void> {
  const dialog = page.getByRole("dialog");
  await page.getByRole("row").nth(1).getByRole("cell").nth(1).click();
  await expect(page).toHaveURL(urlOf(`members/${id}`));
  await page.reload();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("tab", { name: "수정", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(urlOf("members"));
}

/** A search finds its row, and the full list can be shown again. */
async function expectSearch(page: Page, id: number): Promise<void> {
  await page.getByLabel("검색어").fill(String(id));
  await page.getByRole("button", { name: "검색", exact: true }).click();
  await expect(page.getByText("총 1건 · 1 / 1쪽")).toBeVisible();
  await expect(page).toHaveURL(urlOf(`members?field=id&q=${id}`));
  await page.getByRole("button", { name: "전체 보기" }).click();
  await expect(page).toHaveURL(urlOf("members"));
}

/** The file begins with a byte order mark, has the list's rows, and no cell that a spreadsheet would run as a formula. */
async function expectExport(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "전체 CSV 내려받기" });
  const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
  expect(file.suggestedFilename()).toMatch(/^members-\d{4}-\d{2}-\d{2}\.csv$/);
  const bytes = await readFile(await file.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head = "", ...rows] = bytes.subarray(3).toString("utf8").trimEnd().split("\r\n");
  expect(head).toMatch(/^번호,[가-힣]/);
  expect(rows.length).toBeGreaterThan(0);
  // Digits that a spreadsheet would change are the only formulas: their value is their text.
  const cells = rows.join("\n").replaceAll(/"=""[\d/-]+"""/g, "text");
  expect(cells).not.toMatch(/(^|,)"?[=@\t]/m);
  await expectAlert(page, "회원 목록을 내려받았어요.");
}

test("회원 목록", async () => {
  const page = await admin.freshPage();
  const [newest] = await admin.api.list("/members");
  const id = newest?.id ?? 0;
  await navigateTo(page, urlOf("members"));
  await expectDialog(page, id);
  await expectSearch(page, id);
  await expectExport(page);
});

test("쪽 넘기기와 줄임", async () => {
  const page = await admin.freshPage();
  await navigateTo(page, urlOf("rice-transactions"));
  const pages = page.getByRole("navigation", { name: "쪽 이동" });
  await expect(page.getByRole("row")).toHaveCount(21);
  await expect(pages.getByRole("link", { name: /^\d+\s?쪽$/ })).toHaveCount(10);
  await pages.getByRole("link", { name: "다음 10쪽" }).click();
  await expect(page).toHaveURL(urlOf("rice-transactions?page=11"));
  await pages.getByRole("link", { name: "이전 10쪽" }).click();
  await expect(page).toHaveURL(urlOf("rice-transactions?page=10"));
  await navigateTo(page, urlOf("rice-transactions"));
  await pages.getByRole("link", { name: /^2\s?쪽$/ }).click();
  await expect(page).toHaveURL(urlOf("rice-transactions?page=2"));
  await page.goBack();
  await expect(page).toHaveURL(urlOf("rice-transactions"));

  // After a click in the page, focusing the cell from a script would show no tooltip: so the page is loaded again.
  await loadPage(page, urlOf("meetings"));
  const truncated = page.getByRole("cell").getByText(/…$/).first();
  const shown = (await truncated.textContent()) ?? "";
  expect(shown.length).toBeLessThanOrEqual(31);
  await truncated.focus();
  await expect(page.getByRole("tooltip")).toContainText(shown.slice(0, -1).trimEnd().slice(0, 10));
});

test("쌀알 사유로 찾기", async () => {
  const page = await admin.freshPage();
  await navigateTo(page, urlOf("rice-transactions"));
  await page.getByRole("radio", { name: "사유" }).click();
  await page.getByLabel("검색어").locator("..").getByRole("combobox").click();
  await page.getByRole("option", { name: "첫 가입 선물" }).click();
  await page.getByRole("button", { name: "검색", exact: true }).click();
  await expect(page).toHaveURL(/field=rice_transaction_reason&q=SIGNUP$/);
  await expect(page.getByRole("cell", { name: "첫 가입 선물" })).toHaveCount(20);
  await expect(page.getByRole("cell", { name: "+1,500", exact: true }).first()).toBeVisible();
});
