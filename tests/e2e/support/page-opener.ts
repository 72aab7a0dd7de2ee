/** Opens pages of the member app. After each test they are closed, and must have thrown no error. */
import { expect, test, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";
import type { AppPage } from "./member.ts";
import { openAs, type TestMember } from "./api-members.ts";
import type { TestServer } from "./server.ts";

/** Called once at the top of a test file. `pages` are those of the running test, in the order in which they were opened. */
export function createPageOpener(server: () => TestServer) {
  const pages: AppPage[] = [];
  test.afterEach(async () => {
    const errors = pages.flatMap((page) => page.errors);
    for (const { context } of pages.splice(0)) await context.close();
    expect(errors).toEqual([]);
  });
  const open = async (
    browser: Browser,
    who: TestMember | null,
    path: string,
    options: BrowserContextOptions = {},
  ): Promise<Page> => {
    const appPage = await openAs(browser, server(), who, path, options);
    pages.push(appPage);
    return appPage.page;
  };
  return { pages, open };
}
