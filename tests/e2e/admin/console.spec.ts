/** An operator created by `npm run admin:create` signs in and sees a meeting that a member has just created. */
import { expect, type Page } from "@playwright/test";
import { demoLogins } from "../../../server/src/seed/logins.ts";
import { startServer, type TestServer } from "../support/server.ts";
import { test } from "../support/worker.ts";

test.use({ viewport: { width: 1280, height: 800 } });

const operator = { name: "밥상지기", password1: "first-pass-1", password2: "second-pass-2", code: 48_151_623 };
const { members, password } = demoLogins;
const TITLE = "운영자도 보는 김치찌개";

let server: TestServer;

test.beforeAll(async () => {
  const command = [
    "server/src/commands/admin-create.ts",
    `--name=${operator.name}`,
    `--password1=${operator.password1}`,
    `--password2=${operator.password2}`,
    `--code=${operator.code}`,
  ] as const;
  server = await startServer({}, { commandBefore: command });
  await hostMeeting();
});
test.afterAll(async () => server.close());

async function post(path: string, body: unknown, token?: string): Promise<Response> {
  const headers = { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) };
  return await fetch(`${server.url}/api/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
}

async function hostMeeting(): Promise<void> {
  const login = await post("/auth/login", { phone: members[0].phone, password, fcmToken: null });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const tomorrow = new Date(Date.now() + 33 * 3_600_000).toISOString().slice(0, 16);
  const meeting = {
    imageId: null,
    title: TITLE,
    content: "돼지고기 넉넉히 넣고 끓여요.",
    scheduledAt: tomorrow,
    placeName: "연남 김치찌개",
    placeAddress: "서울 마포구 동교로 200",
    placePhone: null,
    placeLatitude: 37.5563,
    placeLongitude: 126.9236,
    partnerPlaceId: null,
    minCapacity: 2,
    maxCapacity: 4,
    requiresApproval: false,
  };
  const created = await post("/meetings/create", meeting, accessToken);
  expect(created.status, await created.text()).toBe(201);
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${server.url}/admin/`);
  await page.getByLabel("아이디").fill(operator.name);
  await page.getByRole("textbox", { name: "첫 번째 비밀번호" }).fill(operator.password1);
  await page.getByRole("textbox", { name: "두 번째 비밀번호" }).fill(operator.password2);
  await page.getByRole("textbox", { name: "보안 코드" }).fill(String(operator.code));
  await page.getByRole("button", { name: "로그인" }).click();
}

test("an operator sees the new meeting and finds a member", async ({ page }) => {
  await signIn(page);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await page.getByRole("link", { name: "모임", exact: true }).click();
  await page.getByText(TITLE).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("연남 김치찌개")).toBeVisible();
  await expect(dialog.getByText(members[0].name)).toBeVisible();
  await page.reload();
  await expect(dialog.getByText("연남 김치찌개")).toBeVisible();
  await page.goto(`${server.url}/admin/dashboard/members`);
  await expect(page.getByText(/^총 \d+건 · 1 \/ \d+쪽$/)).toBeVisible();
  await page.getByRole("radio", { name: "닉네임" }).click();
  await page.getByRole("searchbox").or(page.getByRole("textbox")).first().fill(members[1].name);
  await page.getByRole("button", { name: "검색", exact: true }).click();
  await page.getByRole("cell", { name: members[1].name }).click();
  await expect(page.getByRole("dialog").getByText("010-0000-0002")).toBeVisible();
});
