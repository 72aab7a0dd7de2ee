/** The actions of the console, each tested by actions.spec.ts. */
import { expect, type Locator, type Page } from "@playwright/test";
import { demoLogins } from "../../../server/src/seed/logins.ts";
import { answerConfirmation, type Api, type Row } from "./console.ts";

export interface ActionResult {
  api: Api;
  page: Page;
  id: number;
  /** The row before the action. */
  before: Row;
}

export interface Action {
  /** The test's title, which tests/repository/console-requirement.yaml names. */
  name: string;
  /** Below /admin/dashboard; `{id}` is the row's. */
  path: string;
  /** The row's list below /admin of the API. */
  list?: string;
  /** Finds or creates the action's row. Against a mock the first row of the list is used instead. */
  row?: (api: Api) => Promise<Row>;
  /** Form fields by their label; the test expects the values to be kept after a failure. */
  fields?: Readonly<Record<string, string>>;
  /** Fills in other fields. */
  fill?: (page: Page) => Promise<void>;
  /** Presses the button, and confirms where a confirmation is asked. */
  submit: (page: Page, id: number) => Promise<void>;
  /** The API call that the action sends. */
  call: readonly [method: string, path: RegExp];
  success: string;
  failure: string;
  /** Expects the changed data. */
  expectEffect: (result: ActionResult) => Promise<void>;
}

/** A field of a form. A list's search may have a radio button of the same name. */
function fieldOf(page: Page, label: string): Locator {
  return page.locator("fieldset").getByLabel(label, { exact: true });
}

/** Fills in the fields of an action. */
export async function fillIn(page: Page, { fields = {}, fill }: Action): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await fieldOf(page, label).fill(value);
  await fill?.(page);
}

/** Expects the fields of an action to have kept their values. */
export async function expectInputKept(page: Page, { fields = {} }: Action): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await expect(fieldOf(page, label)).toHaveValue(value);
  }
}

/** Returns a function that clicks a button of a page or of its side dialog. */
export function clickButton(label: string): (page: Page) => Promise<void> {
  return async (page) => page.getByRole("button", { name: label, exact: true }).click();
}

/** Fills in the operator's log-in, and sends it. */
export async function logInByForm(page: Page, code = String(demoLogins.operator.code)): Promise<void> {
  const { loginName, password1, password2 } = demoLogins.operator;
  await page.getByLabel("아이디").fill(loginName);
  await page.getByRole("textbox", { name: "첫 번째 비밀번호" }).fill(password1);
  await page.getByRole("textbox", { name: "두 번째 비밀번호" }).fill(password2);
  await page.getByRole("textbox", { name: "보안 코드" }).fill(code);
  await clickButton("로그인")(page);
}

/**
 * Returns a function that clicks a button and confirms, typing the words that the confirmation asks for; `{id}` is the row's.
 * `says` is expected in the confirmation.
 */
export function clickAndConfirm(
  button: string,
  answer: string,
  { says, typed }: { says?: string | RegExp; typed?: string | undefined } = {},
): Action["submit"] {
  return async (page, id) => {
    await clickButton(button)(page);
    if (says !== undefined) await expect(page.getByRole("alertdialog")).toContainText(says);
    await answerConfirmation(page, answer, typed?.replace("{id}", String(id)));
  };
}

/** As `clickAndConfirm`, for what can't be undone. */
export const clickAndConfirmDeletion = (button: string, answer: string, typed?: string): Action["submit"] =>
  clickAndConfirm(button, answer, { says: "되돌릴 수 없어요", typed });
