/** Opens pages of the member app. After each test they are closed, and must have thrown no error. */
import { expect, test, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { HONGDAE, type AppPage } from "./member.ts";
import { newAppContext, openIn, type PageOptions, type TestMember } from "./api-members.ts";
import type { TestServer } from "./server.ts";

/** Closes the context's pages and takes back what a test has changed; its storage is emptied when a page opens. */
async function resetContext(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.close();
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  await context.setGeolocation(HONGDAE);
  await context.clearPermissions();
  await context.grantPermissions(["geolocation"]);
}

/**
 * Called once at the top of a test file. `pages` are those of the running test, in the order in which they were opened. A later test
 * uses a context without options again: its cache has the app's scripts, so that a page costs less than half.
 */
export function createPageOpener(server: () => TestServer) {
  const pages: AppPage[] = [];
  const unused: BrowserContext[] = [];
  const withOptions = new WeakSet<BrowserContext>();
  test.afterEach(async () => {
    const errors = pages.flatMap((page) => page.errors);
    for (const { context } of pages.splice(0)) {
      if (withOptions.has(context)) await context.close();
      else {
        await resetContext(context);
        unused.push(context);
      }
    }
    expect(errors).toEqual([]);
  });
  test.afterAll(async () => {
    for (const context of unused.splice(0)) await context.close();
  });

  async function takeContext(browser: Browser, options: Omit<PageOptions, "beforeLoad">): Promise<BrowserContext> {
    if (Object.keys(options).length === 0) return unused.pop() ?? (await newAppContext(browser));
    const context = await newAppContext(browser, options);
    withOptions.add(context);
    return context;
  }

  const open = async (
    browser: Browser,
    who: TestMember | null,
    path: string,
    { beforeLoad, ...options }: PageOptions = {},
  ): Promise<Page> => {
    const context = await takeContext(browser, options);
    const appPage = await openIn(context, server(), who, path, beforeLoad);
    pages.push(appPage);
    return appPage.page;
  };
  return { pages, open };
}
