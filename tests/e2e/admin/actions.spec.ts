/**
 * Every action of the console in the browser, on the real server: refused, and the first of each kind without a network, it
 * says what failed and keeps what was typed; then it is done, and the data say so. What is typed, and the doing, is by
 * keyboard alone.
 */
import type { Page } from "@playwright/test";
import { errorCatalogue, errorCodes } from "@babchingu/openapi/errors";
import { byKeyboard } from "../support/by-keyboard.ts";
import type { Console } from "../support/console.ts";
import { moveTo } from "../support/open.ts";
import { expectAlert, expectNoQuestion, openConsole } from "../support/console.ts";
import type { Action } from "../support/console-action.ts";
import { expectKept, fillIn } from "../support/console-action.ts";
import { peopleActions } from "../support/console-actions-people.ts";
import { postAndRiceActions } from "../support/console-actions-posts.ts";
import { storeActions } from "../support/console-actions-stores.ts";
import type { TestServer } from "../support/server.ts";
import { startServer } from "../support/server.ts";
import { test } from "../support/worker.ts";

const OFFLINE = "인터넷 연결을 확인하고 다시 시도해 주세요.";
/** Every operation of the console documents it, and it must not end the session. */
const REFUSAL = { code: errorCodes.ROLE_NOT_ALLOWED, message: errorCatalogue.ROLE_NOT_ALLOWED.message };

let server: TestServer;
let admin: Console;
test.beforeAll(async ({ browser }) => {
  // Through Prism: what the console sends and what it gets must keep the contract.
  server = await startServer({ SEED_DEMO: "true", RATE_LIMIT: "false" }, { viaPrism: true });
  admin = await openConsole(browser, server);
});
test.afterAll(async () => {
  await admin.close();
  await server.close();
});

async function refuse(page: Page, [method, path]: Action["call"]): Promise<() => Promise<void>> {
  const isWanted = (url: URL) => path.test(url.pathname);
  await page.route(isWanted, async (route) => {
    if (route.request().method() !== method) return await route.fallback();
    await route.fulfill({ status: 403, contentType: "application/json", body: JSON.stringify(REFUSAL) });
  });
  return async () => await page.unroute(isWanted);
}

const firstOfKind = new Set([peopleActions[0], storeActions[0], postAndRiceActions[0]]);

async function expectOffline(page: Page, action: Action, id: number): Promise<void> {
  await page.context().setOffline(true);
  await action.press(page, id);
  await expectAlert(page, action.failure);
  await expectAlert(page, OFFLINE);
  await expectNoQuestion(page);
  await expectKept(page, action);
  await page.context().setOffline(false);
}

for (const action of [...peopleActions, ...storeActions, ...postAndRiceActions]) {
  test(action.name, async () => {
    const { api } = admin;
    const before = (await action.row?.(api)) ?? { id: 0 };
    const { id } = before;
    const page = await admin.freshPage();
    await moveTo(page, `${server.url}/admin/dashboard${action.path.replace("{id}", String(id))}`);
    const keys = byKeyboard(page);
    await fillIn(keys, action);

    if (firstOfKind.has(action)) await expectOffline(page, action, id);
    const allow = await refuse(page, action.call);
    await action.press(page, id);
    await expectAlert(page, REFUSAL.message);
    await expectAlert(page, action.failure);
    await expectNoQuestion(page);
    await expectKept(page, action);
    await allow();

    await action.press(keys, id);
    await expectAlert(page, action.success);
    await action.effect({ api, page, id, before });
  });
}
