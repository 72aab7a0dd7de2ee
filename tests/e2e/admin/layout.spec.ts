/** The console on narrow and wide screens. */
import { limits } from "@babchingu/openapi/limits";
import { expect, type Page } from "@playwright/test";
import type { Console } from "../support/console.ts";
import { navigateTo } from "../support/navigation.ts";
import { test } from "../support/worker.ts";

let admin: Console;
test.beforeAll(async ({ admin: shared }) => {
  admin = shared;
});

const urlOf = (path: string) => `${admin.server.url}/admin/dashboard${path}`;

async function openScreen(path: string): Promise<Page> {
  const page = await admin.freshPage();
  await navigateTo(page, urlOf(path));
  return page;
}

test("너비 1024와 390에서도 옆으로 넘치지 않음", async () => {
  const page = await admin.freshPage();
  for (const path of ["", "/rice-transactions", "/events/new", "/partner-places/1/info", "/rice-grant-and-revoke"]) {
    await navigateTo(page, urlOf(path));
    for (const width of [1024, 390]) {
      await page.setViewportSize({ width, height: 800 });
      // A phone has a bar instead of the sidebar.
      await expect(page.getByRole("navigation", { name: "메뉴" })).toHaveCount(width < 600 ? 0 : 1);
      const where = `${path}, ${width} px`;
      const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflowPx, where).toBeLessThanOrEqual(0);
      const rightEnd = await page.evaluate(() => {
        const buttons = [...document.querySelectorAll("button, [role=button]")];
        const visible = buttons.filter((button) => button.checkVisibility({ visibilityProperty: true }));
        return Math.max(...visible.map((button) => button.getBoundingClientRect().right));
      });
      expect(rightEnd, where).toBeGreaterThan(0);
      expect(rightEnd, where).toBeLessThanOrEqual(width);
    }
  }
});

test("1920 px를 채우고, 긴 제목이 표를 넓히지 않으며, 그래프의 글자가 작아지지 않는다", async () => {
  const { maxLength } = limits.AdminAnnouncementRequest.title;
  const body = { title: "가".repeat(maxLength), content: "긴 제목" };
  const { id } = await admin.api.write<{ id: number }>("POST", "/announcements", body);
  const page = await openScreen("/announcements");
  const rightEnd = async (selector: string) => {
    const box = await page.locator(selector).last().boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  await expect(page.locator(`[data-row-link="${id}"]`)).toBeVisible();
  expect(await rightEnd("thead th")).toBeLessThanOrEqual(1280);
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const [path, selector] of [
    ["/rice-transactions", "thead th"],
    ["/members", "thead th"],
    ["/notifications", "main section"],
    ["", "main section"],
  ] as const) {
    await navigateTo(page, urlOf(path));
    const ends = await Promise.all((await page.locator(selector).all()).map((each) => each.boundingBox()));
    expect(Math.max(...ends.map((box) => (box ? box.x + box.width : 0))), path).toBeGreaterThan(1800);
  }
  for (const width of [1920, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const label = page
      .getByRole("img", { name: /가입/ })
      .getByText(/^\d+\.\d+$/)
      .first();
    expect((await label.boundingBox())?.height, `${width} px`).toBeGreaterThan(15);
  }
  await admin.api.write("DELETE", `/announcements/${id}`);
});

test("휴대폰에서 메뉴를 열면 모든 메뉴가 이름으로 보인다", async () => {
  const page = await openScreen("/members");
  await page.setViewportSize({ width: 390, height: 844 });
  const openMenu = page.getByRole("button", { name: "메뉴 열기" });
  await openMenu.click();
  const menu = page.getByRole("dialog", { name: "전체 메뉴" });
  await expect(menu.getByRole("link", { name: "신고" })).toHaveText(/신고/);
  await expect(menu.locator("[aria-current=page]")).toHaveText(/회원/);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(openMenu).toBeFocused();
  await openMenu.click();
  await menu.getByRole("link", { name: "모임" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "모임" })).toBeVisible();
  await expect(menu).toBeHidden();
  await openMenu.click();
  await menu.getByRole("button", { name: "단축키" }).click();
  await expect(menu).toBeHidden();
  const shortcuts = page.getByRole("dialog", { name: "단축키" });
  await expect(shortcuts).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(shortcuts).toHaveCount(0);
});
