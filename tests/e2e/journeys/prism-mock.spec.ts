/** Both apps start against Prism's mock of the contract with one variable, and are usable as far as a stateless mock goes (D3). */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { build, preview, type InlineConfig, type PreviewServer } from "vite";
import { startMock, type RunningServer } from "../../../mocks/src/mock-server.ts";
import { Api, expectAlert, loginOperator, type Row } from "../support/console.ts";
import { fillIn } from "../support/console-action.ts";
import { memberActions } from "../support/console-actions-members.ts";
import { postAndRiceActions } from "../support/console-actions-posts.ts";
import { storeActions } from "../support/console-actions-stores.ts";
import { navigateTo } from "../support/navigation.ts";
import { test } from "../support/worker.ts";

const root = join(import.meta.dirname, "..", "..", "..");
let mock: RunningServer;
let outDir: string;
let mockOrigin: string;
const previewServers: PreviewServer[] = [];

/** Serves a built app like a static host; resolves with its URL. */
async function serve(settings: InlineConfig, proxy: Record<string, string>): Promise<string> {
  const server = await preview({ ...settings, preview: { port: 0, host: "127.0.0.1", proxy } });
  previewServers.push(server);
  // The variable reaches the app's build.
  expect(server.config.env).toMatchObject({ VITE_API_BASE_URL: mockOrigin });
  const address = server.httpServer.address();
  if (typeof address !== "object" || !address) throw new Error("The preview has no port");
  return `http://127.0.0.1:${address.port}`;
}

/** The member app, built for the mock's address. */
async function serveMemberApp(): Promise<string> {
  const settings: InlineConfig = {
    root: join(root, "member"),
    logLevel: "error",
    build: { outDir, emptyOutDir: true },
  };
  await build(settings);
  return await serve(settings, {});
}

/** The console as it is built already, which calls its own origin: the mock is proxied there, which saves the second build. */
async function serveConsole(): Promise<string> {
  return await serve({ root: join(root, "admin"), logLevel: "error" }, { "/api": mockOrigin, "/images": mockOrigin });
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  mock = await startMock({ port: 0, host: "127.0.0.1", isDynamic: false, origins: [], prefer: [], log: () => {} });
  mockOrigin = `http://127.0.0.1:${mock.port}`;
  process.env["VITE_API_BASE_URL"] = mockOrigin;
  outDir = mkdtempSync(join(tmpdir(), "babchingu-mock-"));
});
test.afterAll(async () => {
  delete process.env["VITE_API_BASE_URL"];
  for (const server of previewServers) await server.close();
  await mock.stop();
  rmSync(outDir, { recursive: true });
});

test("the member app: its first ten screens", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const url = await serveMemberApp();
  await page.goto(`${url}/app/`);
  await expect(page.getByRole("heading", { name: "밥친구" })).toBeVisible();
  // A press is lost when the app takes the place of what the page shows before it, between its two halves.
  await page.locator("#frame").waitFor({ state: "hidden" });
  await page.getByRole("link", { name: "로그인" }).click();
  await page.getByLabel("휴대폰 번호").fill("01023456789");
  await page.getByLabel("비밀번호", { exact: true }).fill("babbab12");
  await page.getByRole("button", { name: "로그인", exact: true }).click();
  await expect(page).toHaveURL(/\/app\/meetings$/);
  await page.getByRole("main").getByRole("link").filter({ hasText: "명" }).first().click();
  await expect(page.getByRole("heading", { name: "만나는 곳" })).toBeVisible();
  // The screens show the contract's examples, not only their headings.
  for (const [path, heading, content] of [
    ["/chat", "채팅", /./],
    ["/mypage", "마이", /내 쌀알/],
    ["/explore", "탐색", /모임/],
    ["/create-meeting", "모임 만들기", /모임 보증금/],
    ["/place-selection", "장소 고르기", /m/],
    ["/mypage/rice-wallet", "쌀알 지갑", /남은 쌀알/],
    ["/mypage/notification", "알림", /./],
  ] as const) {
    await navigateTo(page, `${url}/app${path}`);
    await expect(page.getByRole("heading", { name: heading, exact: true }).first()).toBeAttached();
    await expect(page.getByRole("main")).toContainText(content);
    await expect(page.getByText("불러오지 못했어요"), path).toHaveCount(0);
  }
  expect(errors).toEqual([]);
});

/** The example row of a list. The mock has one example of a member for every id, whose number the confirmations show. */
async function exampleOf(api: Api, list: string): Promise<Row> {
  const [row] = await api.list(list);
  if (!row) throw new Error(`The contract has no example of ${list}.`);
  return list === "/members" ? await api.get<Row>(`/members/${row.id}`) : row;
}

/** Every call with every documented response is tested by tests/contract/client-admin.test.ts, every message by sections/actions.test.tsx. */
test("the console: login, the list of members with a row of it, and one action of each kind", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const url = await serveConsole();
  await page.goto(`${url}/admin/`);
  await page.getByLabel("아이디").fill("operator");
  await page.getByRole("textbox", { name: "첫 번째 비밀번호" }).fill("first-pass-1");
  await page.getByRole("textbox", { name: "두 번째 비밀번호" }).fill("second-pass-2");
  await page.getByRole("textbox", { name: "보안 코드" }).fill("48151623");
  await page.getByRole("button", { name: "로그인" }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);

  const api = new Api(mockOrigin, (await loginOperator(mockOrigin)).accessToken);
  await navigateTo(page, `${url}/admin/dashboard/members`);
  await expect(page.getByText(/^총 [\d,]+건/)).toBeVisible();
  const [row] = await api.list("/members");
  await page.locator(`[data-row-link="${row?.id}"]`).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/members/${row?.id}`));
  for (const [action] of [memberActions, storeActions, postAndRiceActions]) {
    if (!action) continue;
    const { id } = action.list ? await exampleOf(api, action.list) : { id: 0 };
    await navigateTo(page, `${url}/admin/dashboard${action.path.replace("{id}", String(id))}`);
    await fillIn(page, action);
    await action.submit(page, id);
    await expectAlert(page, action.success);
  }
});
