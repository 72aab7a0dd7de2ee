/** Helpers for tests of the operator console: a signed-in page, alerts and confirmations, and the API to check the data. */
import { expect, type Browser, type BrowserContext, type Locator, type Page } from "@playwright/test";
import { demoLogins } from "../../../server/src/seed/logins.ts";
import type { TestServer } from "./server.ts";

/** A row of the API, with whatever fields it has. */
export type Row = Record<string, string | number | boolean | null> & { id: number };

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

const desktop = { width: 1280, height: 800 };

/** Calls the API, with a token where one is given; null for a response without a body. Throws on an error response. */
export async function callApi<Result>(
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

/** The admin API, called as an operator. */
export class Api {
  readonly url: string;
  readonly #token: string;

  constructor(url: string, token: string) {
    this.url = url;
    this.#token = token;
  }

  get<Result>(path: string): Promise<Result> {
    return callApi<Result>(this.url, "GET", `/admin${path}`, { token: this.#token });
  }
  write<Result>(method: "POST" | "PATCH" | "DELETE", path: string, body?: unknown): Promise<Result> {
    return callApi<Result>(this.url, method, `/admin${path}`, { token: this.#token, body });
  }
  async list(path: string): Promise<Row[]> {
    const { content } = await this.get<{ content: Row[] }>(`${path}${path.includes("?") ? "&" : "?"}size=100`);
    return content;
  }
  /** The row that a search by id finds, or undefined. */
  async findById(path: string, id: number): Promise<Row | undefined> {
    return (await this.list(`${path}/search?field=id&q=${id}`)).find((row) => row.id === id);
  }
  /** Whether a member exists. */
  async hasMember(id: number): Promise<boolean> {
    return (await this.findById("/members", id)) !== undefined;
  }
}

/** The tokens of an operator of the demo data, who all have the same secrets. */
export function loginOperator(url: string, name: string = demoLogins.operator.loginName): Promise<Tokens> {
  const { loginName: _loginName, ...secrets } = demoLogins.operator;
  return callApi<Tokens>(url, "POST", "/auth/login/admin", { body: { name, ...secrets } });
}

/** A member's access token; every member of the demo data has the same password. */
export async function loginMember(url: string, phone: string, password: string = demoLogins.password): Promise<string> {
  const body = { phone, password, fcmToken: null };
  return (await callApi<Tokens>(url, "POST", "/auth/login", { body })).accessToken;
}

/** A browser context in which the operator is signed in. */
export async function newSignedInContext(browser: Browser, origin: string, tokens: Tokens): Promise<BrowserContext> {
  const localStorage = Object.entries(tokens).map(([name, value]) => ({ name: `babchingu.admin.${name}`, value }));
  return await browser.newContext({
    viewport: desktop,
    acceptDownloads: true,
    permissions: ["clipboard-read", "clipboard-write"],
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
}

export interface Console {
  server: TestServer;
  api: Api;
  /** The only page, without the mocks, size and colour scheme of earlier tests. Opening another page costs as much as a test. */
  freshPage: () => Promise<Page>;
  close: () => Promise<void>;
}

/** A browser context in which the operator of the demo data is signed in. */
export async function openConsole(browser: Browser, server: TestServer): Promise<Console> {
  const tokens = await loginOperator(server.url);
  const context = await newSignedInContext(browser, server.url, tokens);
  const page = await context.newPage();
  return {
    server,
    api: new Api(server.url, tokens.accessToken),
    freshPage: async () => {
      await page.unrouteAll();
      await page.setViewportSize(desktop);
      await page.emulateMedia({ colorScheme: "light" });
      return page;
    },
    close: () => context.close(),
  };
}

/** The console's alerts. */
export function alertOf(page: Page): Locator {
  return page.locator(".RaNotification-success, .RaNotification-error, .RaNotification-info, .MuiSnackbar-root");
}

/** Waits for an alert that contains this text. */
export async function expectAlert(page: Page, text: string): Promise<void> {
  await expect(alertOf(page).filter({ hasText: text }).first()).toBeVisible();
}

/** Waits until no confirmation dialog is open. */
export async function expectNoConfirmation(page: Page): Promise<void> {
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
}

/** Presses a button of the open confirmation dialog, after typing the text that it requires. */
export async function answerConfirmation(page: Page, label: string, typed?: string): Promise<void> {
  const confirmation = page.getByRole("alertdialog");
  if (typed !== undefined) await confirmation.getByRole("textbox").fill(typed);
  await confirmation.getByRole("button", { name: label, exact: true }).click();
}

/** Selects an option of a dropdown. */
export async function selectOption(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

/** A small image for a file chooser. */
export const imageFile = {
  name: "밥상.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGP4z8CAFWEXHbQSACj/P8Fu7N9hAAAAAElFTkSuQmCC",
    "base64",
  ),
};
