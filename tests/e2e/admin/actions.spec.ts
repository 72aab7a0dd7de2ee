/**
 * An action of each kind in a browser, against the real server: it succeeds and changes the data, by keyboard only. Three of
 * them fail before, offline and by a refusal: an alert says what failed and the input is kept. The call
 * and the messages of every action are in sections/actions.test.tsx.
 */
import type { Page } from "@playwright/test";
import { errorCatalogue, errorCodes } from "@babchingu/openapi/errors";
import { byKeyboard } from "../support/by-keyboard.ts";
import { navigateTo } from "../support/navigation.ts";
import { expectAlert, expectNoConfirmation, openConsole, type Console } from "../support/console.ts";
import { expectInputKept, fillIn, type Action } from "../support/console-action.ts";
import { memberActions } from "../support/console-actions-members.ts";
import { postAndRiceActions } from "../support/console-actions-posts.ts";
import { storeActions } from "../support/console-actions-stores.ts";
import { startServer, type TestServer } from "../support/server.ts";
import { test } from "../support/worker.ts";

const OFFLINE = "인터넷 연결을 확인하고 다시 시도해 주세요.";
/** An error that every operation of the console documents and that must not end the session. */
const REFUSAL = { code: errorCodes.ROLE_NOT_ALLOWED, message: errorCatalogue.ROLE_NOT_ALLOWED.message };

let server: TestServer;
let admin: Console;
test.beforeAll(async ({ browser }) => {
  // Through Prism: requests and responses must conform to the contract.
  server = await startServer({ SEED_DEMO: "true", RATE_LIMIT: "false" }, { viaPrism: true });
  admin = await openConsole(browser, server);
});
test.afterAll(async () => {
  await admin.close();
  await server.close();
});

async function mockRefusal(page: Page, [method, path]: Action["call"]): Promise<() => Promise<void>> {
  const matchesCall = (url: URL) => path.test(url.pathname);
  await page.route(matchesCall, async (route) => {
    if (route.request().method() !== method) return await route.fallback();
    await route.fulfill({ status: 403, contentType: "application/json", body: JSON.stringify(REFUSAL) });
  });
  return async () => await page.unroute(matchesCall);
}

/** A form, a question, and a form of a dialog. */
const failsFirst = new Set([memberActions[0], storeActions[0], postAndRiceActions[0]]);

async function expectFailure(page: Page, action: Action, id: number, reason: string): Promise<void> {
  await action.submit(page, id);
  await expectAlert(page, action.failure);
  await expectAlert(page, reason);
  await expectNoConfirmation(page);
  await expectInputKept(page, action);
}

async function expectFailures(page: Page, action: Action, id: number): Promise<void> {
  await page.context().setOffline(true);
  await expectFailure(page, action, id, OFFLINE);
  await page.context().setOffline(false);
  const removeMock = await mockRefusal(page, action.call);
  await expectFailure(page, action, id, REFUSAL.message);
  await removeMock();
}

for (const action of [...memberActions, ...storeActions, ...postAndRiceActions]) {
  test(action.name, async () => {
    const { api } = admin;
    const before = (await action.row?.(api)) ?? { id: 0 };
    const { id } = before;
    const page = await admin.freshPage();
    await navigateTo(page, `${server.url}/admin/dashboard${action.path.replace("{id}", String(id))}`);
    const keyboardPage = byKeyboard(page);
    await fillIn(keyboardPage, action);

    if (failsFirst.has(action)) await expectFailures(page, action, id);
    await action.submit(keyboardPage, id);
    await expectAlert(page, action.success);
    await action.expectEffect({ api, page, id, before });
  });
}
