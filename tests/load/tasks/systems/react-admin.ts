/** react-admin with its guessers and its simple REST provider, on a copy of the tables. */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Browser, Locator } from "@playwright/test";
import { seoulDate } from "@babchingu/openapi";
import { build, type Rollup } from "vite";
import { Operator } from "../operator.ts";
import { restServer } from "../react-admin/rest-server.ts";
import type { Sql } from "../tables.ts";
import { COMMENT, GRANTED_RICE, NOTICE, type System } from "../tasks.ts";

const app = join(import.meta.dirname, "..", "react-admin");
const NEXT_MONTH_MS = 31 * 86_400_000;
const ROWS_A_PAGE_MAX = "50";
/** Edits are sent when the notification that offers to undo them has gone. */
const UNDO_MS = 7000;
const DRAW_MS = 1000;

const menu = ({ page }: Operator, name: string) => page.getByRole("menuitem", { name, exact: true });
const rowOf = ({ page }: Operator, ...texts: string[]) =>
  texts.reduce((rows, hasText) => rows.filter({ hasText }), page.locator("tbody tr")).first();
const input = ({ page }: Operator, name: string) => page.locator(`input[name="${name}"], textarea[name="${name}"]`);
const save = ({ page }: Operator) => page.getByRole("button", { name: "Save" });

/** Whether the row is among those of the page, which are drawn a little after they have arrived. */
async function isShown(row: Locator): Promise<boolean> {
  await row.page().waitForLoadState("networkidle");
  return await row.waitFor({ timeout: DRAW_MS }).then(
    () => true,
    () => false,
  );
}

/** The row in a list without a search: with more rows a page, sorted, then page by page. */
async function findRow(operator: Operator, sortedBy: string, ...texts: string[]): Promise<Locator> {
  const { page } = operator;
  const row = rowOf(operator, ...texts);
  await operator.read(page.locator("tbody tr").first());
  if (await isShown(row)) return row;
  await operator.click(page.getByRole("combobox", { name: "Rows per page:" }));
  await operator.click(page.getByRole("option", { name: ROWS_A_PAGE_MAX, exact: true }));
  if (await isShown(row)) return row;
  await operator.click(page.locator("thead").getByText(sortedBy, { exact: true }));
  while (!(await isShown(row))) await operator.click(page.getByRole("button", { name: "Go to next page" }));
  return row;
}

async function openRow(operator: Operator, row: Locator): Promise<void> {
  await operator.click(row.locator("td").nth(1));
}

/** Opens the form for a new row, and chooses its member. */
async function create(operator: Operator, section: string, member: string): Promise<void> {
  await operator.click(menu(operator, section));
  await operator.click(operator.page.getByRole("link", { name: "Create" }));
  await operator.type(operator.page.getByRole("combobox", { name: "Member" }), member);
  await operator.click(operator.page.getByRole("option", { name: member, exact: true }));
}

async function saveNew(operator: Operator): Promise<string> {
  await operator.click(save(operator));
  return await operator.read(operator.page.getByText("Element created").first());
}

const procedures: System["procedures"] = {
  answerReport: async (operator, { oldestReport }) => {
    await operator.click(menu(operator, "Reports"));
    await openRow(operator, await findRow(operator, "Id", "PENDING"));
    await operator.type(input(operator, "admin_comment"), COMMENT);
    await operator.type(input(operator, "status"), "RESOLVED");
    await operator.click(save(operator));
    await operator.click(
      rowOf(operator, oldestReport.reported.name).getByRole("link", { name: oldestReport.reported.name }),
    );
    await operator.type(input(operator, "status"), "BANNED");
    await operator.click(save(operator));
    return await operator.read(operator.page.getByText("Element updated").first());
  },
  openCaller: async (operator, { caller }) => {
    await operator.click(menu(operator, "Members"));
    await openRow(operator, await findRow(operator, "Phone", caller.phone));
    await operator.read(input(operator, "phone"));
    return /members\/(\d+)/.exec(operator.page.url())?.[1] ?? "";
  },
  grantToReporter: async (operator, { nextReport }) => {
    await operator.click(menu(operator, "Reports"));
    await operator.read(await findRow(operator, "Id", nextReport.reporter.name));
    await create(operator, "Rice transactions", nextReport.reporter.name);
    await operator.type(input(operator, "amount"), String(GRANTED_RICE));
    await operator.type(input(operator, "reason"), "ADMIN_GRANT");
    return await saveNew(operator);
  },
  explainLoss: async (operator, { revoked }) => {
    await operator.click(menu(operator, "Members"));
    await operator.read(await findRow(operator, "Name", revoked.name));
    await operator.click(menu(operator, "Audit logs"));
    return await operator.read(await findRow(operator, "Action", "RICE_REVOKE", revoked.name));
  },
  endMeeting: async (operator, { endingMeeting }) => {
    await operator.click(menu(operator, "Meetings"));
    await openRow(operator, await findRow(operator, "Title", endingMeeting.title));
    await operator.type(input(operator, "status"), "END");
    await operator.click(save(operator));
    await operator.click(menu(operator, "Rice transactions"));
    await operator.click(operator.page.locator("thead").getByText("Id", { exact: true }));
    return await operator.read(operator.page.locator("tbody"));
  },
  extendContract: async (operator, { endingPlace }) => {
    await operator.click(menu(operator, "Partner places"));
    await openRow(operator, await findRow(operator, "Until", endingPlace.name));
    await operator.type(input(operator, "until"), seoulDate(new Date(endingPlace.until.getTime() + NEXT_MONTH_MS)));
    await operator.click(save(operator));
    return await operator.read(operator.page.getByText("Element updated").first());
  },
  acceptApplication: async (operator, { application }) => {
    await operator.click(menu(operator, "Partner place applications"));
    await openRow(operator, await findRow(operator, "Id", application.name));
    await operator.read(input(operator, "name"));
    await create(operator, "Partner places", application.memberName);
    for (const name of ["name", "address", "phone", "policy", "latitude", "longitude"] as const) {
      await operator.type(input(operator, name), String(application[name]));
    }
    await operator.type(input(operator, "until"), seoulDate(new Date(Date.now() + NEXT_MONTH_MS)));
    await saveNew(operator);
    await operator.click(menu(operator, "Partner place applications"));
    await openRow(operator, rowOf(operator, application.name));
    await operator.click(operator.page.getByRole("button", { name: "Delete" }));
    return await operator.read(operator.page.getByText("Element deleted").first());
  },
  narrowLedger: "its lists have no filter until one is written",
  notifyMeeting: async (operator, { closedMeeting }) => {
    await operator.click(menu(operator, "Meetings"));
    await operator.read(await findRow(operator, "Title", closedMeeting.title));
    await operator.click(menu(operator, "Meeting members"));
    await operator.read(await findRow(operator, "Meeting", closedMeeting.title));
    for (const { name } of closedMeeting.members) {
      await create(operator, "Notifications", name);
      await operator.type(input(operator, "title"), NOTICE.title);
      await operator.type(input(operator, "content"), NOTICE.content);
      await saveNew(operator);
    }
    return "";
  },
  exportPayments: "its export has every row, since nothing narrows the list",
};

async function buildApp(): Promise<Map<string, string | Uint8Array>> {
  const result = await build({
    root: app,
    configFile: false,
    logLevel: "error",
    build: { write: false, chunkSizeWarningLimit: 5000 },
  });
  const { output } = [result].flat()[0] as Rollup.RollupOutput;
  return new Map(output.map((file) => [`/${file.fileName}`, file.type === "chunk" ? file.code : file.source]));
}

export async function openReactAdmin(browser: Browser, database: string, sql: Sql): Promise<System> {
  const files = await buildApp();
  const server = restServer(new DatabaseSync(database));
  server.get("/*", async ({ url }, reply) => {
    const path = url === "/" ? "/index.html" : url;
    const type = path.endsWith(".html") ? "text/html" : path.endsWith(".js") ? "text/javascript" : "text/css";
    const file = files.get(path);
    return file === undefined ? await reply.code(404).send() : await reply.type(type).send(file);
  });
  const url = await server.listen({ host: "127.0.0.1", port: 0 });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  return {
    name: "react-admin",
    sql,
    procedures,
    settleMs: UNDO_MS,
    start: async () => {
      const page = await context.newPage();
      await page.goto(url);
      await page.getByRole("menuitem").first().waitFor();
      return new Operator(page);
    },
    close: async () => {
      await context.close();
      await server.close();
    },
  };
}
