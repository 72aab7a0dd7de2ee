/** Two tabs of one phone: both have the same member signed in, also after a change in the other tab. */
import { expect, type Page } from "@playwright/test";
import { hostMeeting, joinMeeting, createMember, type TestMember } from "../support/api-members.ts";
import { navigateTo } from "../support/navigation.ts";
import { createPageOpener } from "../support/page-opener.ts";
import type { TestServer } from "../support/server.ts";
import { test } from "../support/worker.ts";

let server: TestServer;
test.beforeAll(async ({ server: shared }) => {
  server = shared;
});

const { pages, open } = createPageOpener(() => server);

/** Opens another tab beside the first; its errors count as those of the first. */
async function openSecondTab(path: string, beforeLoad: (page: Page) => void = () => {}): Promise<Page> {
  const [firstPage] = pages;
  if (!firstPage) throw new Error("There is no first tab.");
  const page = await firstPage.context.newPage();
  beforeLoad(page);
  page.on("pageerror", (error) => firstPage.errors.push(error.message));
  await page.goto(`${server.url}/app${path}`);
  return page;
}

const show = (page: Page, path: string) => navigateTo(page, `${server.url}/app${path}`);

async function logOut(page: Page): Promise<void> {
  await show(page, "/settings");
  await page.getByRole("button", { name: "로그아웃" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "로그아웃" }).click();
  await expect(page).toHaveURL(/\/app\/?$/);
}

async function logIn(page: Page, who: TestMember): Promise<void> {
  await show(page, "/login");
  await page.getByLabel("휴대폰 번호").fill(who.phone);
  await page.getByLabel("비밀번호", { exact: true }).fill(who.password);
  await page.getByRole("button", { name: "로그인", exact: true }).click();
  await expect(page).toHaveURL(/\/app\/meetings$/);
}

test("a logout and the next login in one tab apply to the other tab", async ({ browser }) => {
  const [owner, visitor] = [await createMember(server, "폰주인"), await createMember(server, "폰빌린이")];
  const meetingId = await hostMeeting(server, owner, { title: "둘이 보는 순대국", inMinutes: 600 });
  await joinMeeting(server, visitor, meetingId);
  const first = await open(browser, owner, "/meetings");
  const sent: string[] = [];
  const second = await openSecondTab(`/chat/${meetingId}`, (page) => {
    page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => sent.push(String(payload))));
  });
  // A draft is stored in its tab. In this one the chat isn't open any more when the session ends.
  const third = await openSecondTab(`/chat/${meetingId}`);
  await third.getByRole("textbox", { name: "메시지" }).fill("주인이 쓰다 만 말");
  await show(third, "/mypage");
  await expect(third.getByText("폰주인").first()).toBeVisible();
  await expect(async () => expect(sent.some((frame) => frame.startsWith("SUBSCRIBE"))).toBe(true)).toPass();

  await logOut(first);
  await expect(second).toHaveURL(/\/app\/login$/);
  await expect(second.getByRole("textbox", { name: "메시지" })).toHaveCount(0);

  await logIn(first, visitor);
  // The visitor gets the start page, not the room that the owner had open.
  await expect(second).toHaveURL(/\/app\/meetings$/);
  await show(second, "/mypage");
  await expect(second.getByText("폰빌린이").first()).toBeVisible();
  await show(third, `/chat/${meetingId}`);
  await expect(third.getByRole("textbox", { name: "메시지" })).toHaveValue("");
});

test("a tab that was suspended during the logout shows the member who is logged in now, and a refresh changes nothing", async ({
  browser,
}) => {
  const [owner, visitor] = [await createMember(server, "새벽주인"), await createMember(server, "아침손님")];
  const first = await open(browser, owner, "/meetings");
  const second = await openSecondTab("/mypage");
  await expect(second.getByText("새벽주인").first()).toBeVisible();
  const memberRequests: string[] = [];
  second.on("request", (request) => {
    if (request.url().endsWith("/members/me")) memberRequests.push(request.url());
  });
  const storeTokens = async (access: string, refresh: string): Promise<void> =>
    await first.evaluate(
      ([one, other]) => {
        localStorage.setItem("babchingu.member.accessToken", one);
        localStorage.setItem("babchingu.member.refreshToken", other);
      },
      [access, refresh] as const,
    );

  const refreshed = await fetch(`${server.url}/api/v1/auth/refresh`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ refreshToken: owner.refreshToken }),
  });
  const tokens = (await refreshed.json()) as { accessToken: string; refreshToken: string };
  await storeTokens(tokens.accessToken, tokens.refreshToken);
  await second.waitForTimeout(500);
  expect(memberRequests).toEqual([]);

  await storeTokens(visitor.accessToken, visitor.refreshToken);
  await expect(second.getByText("아침손님").first()).toBeVisible();
  await expect(second.getByText("새벽주인")).toHaveCount(0);
  expect(memberRequests).toHaveLength(1);
});
