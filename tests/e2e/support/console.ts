/** The operator console as the tests drive it: one server, one login, and the API to see what became of it. */
import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { demoLogins } from "../../../server/src/seed/logins.ts";
import type { TestServer } from "./server.ts";

/** What an answer of the API holds; a test names the fields it looks at. */
export type Row = Record<string, string | number | boolean | null> & { id: number };

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

const desk = { width: 1280, height: 800 };

/** Calls the API as somebody; null without a body. Fails the test on a refusal. */
export async function send<Result>(
  url: string,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<Result> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return (text === "" ? null : JSON.parse(text)) as Result;
}

/** The operator's calls. */
export class Api {
  readonly url: string;
  readonly #token: string;

  constructor(url: string, token: string) {
    this.url = url;
    this.#token = token;
  }

  get<Result>(path: string): Promise<Result> {
    return send<Result>(this.url, "GET", `/admin${path}`, { token: this.#token });
  }
  write<Result>(method: "POST" | "PATCH" | "DELETE", path: string, body?: unknown): Promise<Result> {
    return send<Result>(this.url, method, `/admin${path}`, { token: this.#token, body });
  }
  async list(path: string): Promise<Row[]> {
    const { content } = await this.get<{ content: Row[] }>(`${path}${path.includes("?") ? "&" : "?"}size=100`);
    return content;
  }
  /** The one row that a search by id finds, or undefined. */
  async found(path: string, id: number): Promise<Row | undefined> {
    return (await this.list(`${path}/search?field=id&q=${id}`)).find((row) => row.id === id);
  }
  /** Whether a member's row is still there. */
  async hasMember(id: number): Promise<boolean> {
    return (await this.found("/members", id)) !== undefined;
  }
}

export function loginOperator(url: string): Promise<Tokens> {
  const { loginName: name, ...secrets } = demoLogins.operator;
  return send<Tokens>(url, "POST", "/auth/login/admin", { body: { name, ...secrets } });
}

/** A member's token, by the password that every member of the demo data has. */
export async function loginMember(url: string, phone: string, password: string = demoLogins.password): Promise<string> {
  const body = { phone, password, fcmToken: null };
  return (await send<Tokens>(url, "POST", "/auth/login", { body })).accessToken;
}

/** A browser in which the operator is signed in already. */
export async function signedIn(browser: Browser, origin: string, tokens: Tokens): Promise<BrowserContext> {
  const localStorage = Object.entries(tokens).map(([name, value]) => ({ name: `babchingu.admin.${name}`, value }));
  return await browser.newContext({
    viewport: desk,
    acceptDownloads: true,
    permissions: ["clipboard-read", "clipboard-write"],
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
}

export interface Console {
  server: TestServer;
  api: Api;
  /** The console's one page as no test has touched it; opening another costs as much as a test. */
  freshPage: () => Promise<Page>;
  close: () => Promise<void>;
}

/** A browser in which the operator of the demo data is signed in. */
export async function openConsole(browser: Browser, server: TestServer): Promise<Console> {
  const tokens = await loginOperator(server.url);
  const context = await signedIn(browser, server.url, tokens);
  const page = await context.newPage();
  return {
    server,
    api: new Api(server.url, tokens.accessToken),
    freshPage: async () => {
      await page.unrouteAll();
      await page.setViewportSize(desk);
      await page.emulateMedia({ colorScheme: "light" });
      return page;
    },
    close: () => context.close(),
  };
}

/** Where something is said: alerts come and go above the page. */
export function alert(page: Page): Locator {
  return page.locator(".RaNotification-success, .RaNotification-error, .RaNotification-info, .MuiSnackbar-root");
}

/** Waits until the console says this, exactly or among other words. */
export async function expectAlert(page: Page, words: string): Promise<void> {
  await expect(alert(page).filter({ hasText: words }).first()).toBeVisible();
}

/** A question that was answered has gone. */
export async function expectNoQuestion(page: Page): Promise<void> {
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
}

/** Answers an open question; what it wants typed is typed first. */
export async function answer(page: Page, label: string, typed?: string): Promise<void> {
  const question = page.getByRole("alertdialog");
  if (typed !== undefined) await question.getByRole("textbox").fill(typed);
  await question.getByRole("button", { name: label, exact: true }).click();
}

/** Chooses a word of a dropdown. */
export async function choose(page: Page, label: string, word: string): Promise<void> {
  await page.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: word, exact: true }).click();
}

/** A small picture, as a file chooser takes it. */
export const picture = {
  name: "밥상.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGP4z8CAFWEXHbQSACj/P8Fu7N9hAAAAAElFTkSuQmCC",
    "base64",
  ),
};
