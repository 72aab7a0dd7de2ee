/** Violations of the content security policy. */
import type { Page } from "@playwright/test";

/** Returns a function that resolves with the policy's violations, from the browser's events and console. */
export async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  const consoleMessages: string[] = [];
  page.on("console", (message) => {
    if (/content security policy|refused to/i.test(message.text())) consoleMessages.push(message.text());
  });
  await page.addInitScript(() => {
    const list: string[] = [];
    Object.assign(globalThis, { refusedByPolicy: list });
    document.addEventListener("securitypolicyviolation", (event) => {
      list.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return async () => {
    const events = await page.evaluate(() => (globalThis as unknown as { refusedByPolicy: string[] }).refusedByPolicy);
    return [...consoleMessages, ...events];
  };
}
