/** What an action of the console is, for the tests that do every one of them. */
import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { Api, Row } from "./console.ts";

export interface Done {
  api: Api;
  page: Page;
  id: number;
  /** The row before the action. */
  before: Row;
}

export interface Action {
  /** The title of its test, by which tests/repository/console-requirement.yaml names it. */
  name: string;
  /** Below /admin/dashboard; `{id}` is the row's. */
  path: string;
  /** The row's list below /admin of the API. */
  list?: string;
  /** Finds or makes the row it is done to; a mock's is the first of the list. */
  row?: (api: Api) => Promise<Row>;
  /** Fills in the form; what is filled in is looked for again after a failure. */
  fields?: Readonly<Record<string, string>>;
  /** What else is filled in. */
  fill?: (page: Page) => Promise<void>;
  /** The last press, and the answer to the question where there is one. */
  press: (page: Page, id: number) => Promise<void>;
  /** The call that does it. */
  call: readonly [method: string, path: RegExp];
  success: string;
  failure: string;
  /** What has become of the data. */
  effect: (done: Done) => Promise<void>;
}

/** A field of a form; a list's search may have a choice of the same name. */
function fieldOf(page: Page, label: string): Locator {
  return page.locator("fieldset").getByLabel(label, { exact: true });
}

/** Types into the fields of an action. */
export async function fillIn(page: Page, { fields = {}, fill }: Action): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await fieldOf(page, label).fill(value);
  await fill?.(page);
}

/** What was typed is still there. */
export async function expectKept(page: Page, { fields = {} }: Action): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await expect(fieldOf(page, label)).toHaveValue(value);
  }
}

/** Presses a button of the page or of its side dialog. */
export function pressing(label: string): (page: Page) => Promise<void> {
  return async (page) => page.getByRole("button", { name: label, exact: true }).click();
}

/** The newest row of the audit log. */
export async function lastAction(api: Api): Promise<Row | undefined> {
  return (await api.list("/audit-log"))[0];
}
