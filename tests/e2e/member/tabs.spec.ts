/** Two tabs of one phone: who is signed in is the same in both, also when that changes in the other one. */
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import type { MadePerson } from "../support/people.ts";
import { hostMeeting, join, person } from "../support/people.ts";
import { seatsAt } from "../support/seats.ts";
import type { TestServer } from "../support/server.ts";
import { test } from "../support/worker.ts";

let server: TestServer;
test.beforeAll(async ({ server: shared }) => {
  server = shared;
});

const { seats, open } = seatsAt(() => server);

/** Another tab beside the first, with what it throws counted to it. */
async function openBeside(path: string): Promise<Page> {
  const [seat] = seats;
  if (!seat) throw new Error("There is no first tab.");
  const page = await seat.context.newPage();
  page.on("pageerror", (error) => seat.errors.push(error.message));
  await page.goto(`${server.url}/app${path}`);
  return page;
}

async function logOut(page: Page): Promise<void> {
  await page.goto(`${server.url}/app/settings`);
  await page.getByRole("button", { name: "로그아웃" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "로그아웃" }).click();
  await expect(page).toHaveURL(/\/app\/?$/);
}

async function logIn(page: Page, who: MadePerson): Promise<void> {
  await page.goto(`${server.url}/app/login`);
  await page.getByLabel("휴대폰 번호").fill(who.phone);
  await page.getByLabel("비밀번호", { exact: true }).fill(who.password);
  await page.getByRole("button", { name: "로그인", exact: true }).click();
  await expect(page).toHaveURL(/\/app\/meetings$/);
}

test("a logout and the next login in one tab apply to the other tab", async ({ browser }) => {
  const [owner, visitor] = [await person(server, "폰주인"), await person(server, "폰빌린이")];
  const meetingId = await hostMeeting(server, owner, { title: "둘이 보는 순대국", inMinutes: 600 });
  await join(server, visitor, meetingId);
  const first = await open(browser, owner, "/meetings");
  const second = await openBeside(`/chat/${meetingId}`);
  const sent: string[] = [];
  second.on("websocket", (socket) => socket.on("framesent", ({ payload }) => sent.push(String(payload))));
  await second.reload();
  // What was written lies in its tab, where the chat isn't open any more when the session ends.
  const third = await openBeside(`/chat/${meetingId}`);
  await third.getByRole("textbox", { name: "메시지" }).fill("주인이 쓰다 만 말");
  await third.goto(`${server.url}/app/mypage`);
  await expect(third.getByText("폰주인").first()).toBeVisible();
  await expect(async () => expect(sent.some((frame) => frame.startsWith("SUBSCRIBE"))).toBe(true)).toPass();

  await logOut(first);
  await expect(second).toHaveURL(/\/app\/login$/);
  await expect(second.getByRole("textbox", { name: "메시지" })).toHaveCount(0);

  await logIn(first, visitor);
  // Nothing is left of where the owner was: the visitor comes home, not into that room.
  await expect(second).toHaveURL(/\/app\/meetings$/);
  await second.goto(`${server.url}/app/mypage`);
  await expect(second.getByText("폰빌린이").first()).toBeVisible();
  await third.goto(`${server.url}/app/chat/${meetingId}`);
  await expect(third.getByRole("textbox", { name: "메시지" })).toHaveValue("");
});

test("a tab that was suspended during the logout shows the member who is logged in now, and a refresh changes nothing", async ({
  browser,
}) => {
  const [owner, visitor] = [await person(server, "새벽주인"), await person(server, "아침손님")];
  const first = await open(browser, owner, "/meetings");
  const second = await openBeside("/mypage");
  await expect(second.getByText("새벽주인").first()).toBeVisible();
  const reads: string[] = [];
  second.on("request", (request) => {
    if (request.url().endsWith("/members/me")) reads.push(request.url());
  });
  const keep = async (access: string, refresh: string): Promise<void> =>
    await first.evaluate(
      ([one, other]) => {
        localStorage.setItem("babchingu.member.accessToken", one);
        localStorage.setItem("babchingu.member.refreshToken", other);
      },
      [access, refresh] as const,
    );

  const renewed = await fetch(`${server.url}/api/v1/auth/refresh`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ refreshToken: owner.refreshToken }),
  });
  const tokens = (await renewed.json()) as { accessToken: string; refreshToken: string };
  await keep(tokens.accessToken, tokens.refreshToken);
  await second.waitForTimeout(500);
  expect(reads).toEqual([]);

  await keep(visitor.accessToken, visitor.refreshToken);
  await expect(second.getByText("아침손님").first()).toBeVisible();
  await expect(second.getByText("새벽주인")).toHaveCount(0);
  expect(reads).toHaveLength(1);
});
