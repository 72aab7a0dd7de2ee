/**
 * The console against Prism's mock of the contract: it needs no backend of ours (D3). Every list is opened, and one action of
 * each kind is done; tests/contract/client-admin.test.ts holds every call to every documented response, and actions.spec.ts every message.
 */
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import { expect } from "@playwright/test";
import type { PreviewServer } from "vite";
import { preview } from "vite";
import type { RunningServer } from "../../../mocks/src/mock-server.ts";
import { startMock } from "../../../mocks/src/mock-server.ts";
import type { Row, Tokens } from "../support/console.ts";
import { openAt } from "../support/open.ts";
import { expectAlert, loginOperator, send, signedIn } from "../support/console.ts";
import { fillIn } from "../support/console-action.ts";
import { peopleActions } from "../support/console-actions-people.ts";
import { postAndRiceActions } from "../support/console-actions-posts.ts";
import { storeActions } from "../support/console-actions-stores.ts";
import { sections } from "../support/console-sections.ts";
import { test } from "../support/worker.ts";

const root = join(import.meta.dirname, "..", "..", "..");
let mock: RunningServer;
let pages: PreviewServer;
let url: string;
let tokens: Tokens;
let context: BrowserContext;

/** The built console as any static host serves it, with the mock beside it on the same origin. */
test.beforeAll(async ({ browser }) => {
  mock = await startMock({ port: 0, host: "127.0.0.1", isDynamic: false, origins: [], prefer: [], log: () => {} });
  const backend = `http://127.0.0.1:${mock.port}`;
  pages = await preview({
    root: join(root, "admin"),
    logLevel: "error",
    preview: { port: 0, host: "127.0.0.1", proxy: { "/api": backend, "/images": backend } },
  });
  const address = pages.httpServer.address();
  if (typeof address !== "object" || !address) throw new Error("The preview has no port.");
  url = `http://127.0.0.1:${address.port}`;
  tokens = await loginOperator(url);
  context = await signedIn(browser, url, tokens);
});
test.afterAll(async () => {
  await context.close();
  await pages.close();
  await mock.stop();
});

const get = <Result>(path: string) => send<Result>(url, "GET", `/admin${path}`, { token: tokens.accessToken });

/** A mock answers every id with its one example of a member, whose number the questions then name. */
async function exampleOf(list: string): Promise<Row> {
  const { content } = await get<{ content: Row[] }>(list);
  const row = content[0] as Row;
  return list === "/members" ? await get<Row>(`/members/${row.id}`) : row;
}

test("every section lists the contract's examples and opens them", async () => {
  const page = await context.newPage();
  for (const { path, api } of sections) {
    await openAt(page, `${url}/admin/dashboard/${path}`);
    await expect(page.getByText(/^총 [\d,]+건/)).toBeVisible();
    const { content } = await get<{ content: Row[] }>(api);
    await page.locator(`[data-row-link="${content[0]?.id}"]`).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${path}/${content[0]?.id}`));
  }
  await page.close();
});

for (const [action] of [peopleActions, storeActions, postAndRiceActions]) {
  if (!action) continue;
  test(action.name, async () => {
    const { id } = action.list ? await exampleOf(action.list) : { id: 0 };
    const page = await context.newPage();
    await openAt(page, `${url}/admin/dashboard${action.path.replace("{id}", String(id))}`);
    await fillIn(page, action);
    await action.press(page, id);
    await expectAlert(page, action.success);
    await page.close();
  });
}
