/** Django admin of Debian's package, on a copy of the tables. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { Browser } from "@playwright/test";
import { seoulDate } from "@babchingu/openapi";
import { findOrInstall } from "../../../../server/src/testing/processes/install.ts";
import { freePort } from "../../../../server/src/testing/processes/ports.ts";
import type { Facts } from "../facts.ts";
import { Operator } from "../operator.ts";
import type { Sql } from "../tables.ts";
import { COMMENT, GRANTED_RICE, NOTICE, type System } from "../tasks.ts";

const runFile = promisify(execFile);
const PYTHON = "/usr/bin/python3";
const project = join(import.meta.dirname, "..", "django");
const PASSWORD = "only-for-the-bench";
const NEXT_MONTH_DAYS = 31;

const section = ({ page }: Operator, name: string) =>
  page.locator("#content-main, #nav-sidebar").getByRole("link", { name, exact: true }).first();
const add = ({ page }: Operator, model: string) => page.locator(`.model-${model} a.addlink`).first();
const filter = ({ page }: Operator, value: string) =>
  page.locator("#changelist-filter").getByRole("link", { name: value, exact: true });
const field = ({ page }: Operator, name: string) => page.locator(`#id_${name}`);
const save = ({ page }: Operator) => page.getByRole("button", { name: "Save", exact: true }).first();
const saved = ({ page }: Operator) => page.locator(".messagelist .success");

/** The link of the row in a list that has this text. */
const rowLink = ({ page }: Operator, text: string) =>
  page.locator("#result_list tbody tr").filter({ hasText: text }).first().locator("th a").first();

async function search(operator: Operator, text: string): Promise<void> {
  await operator.type(operator.page.locator("#searchbar"), text);
  await operator.press("Enter");
}

/** Chooses the row of another table that a field refers to. */
async function autocomplete(operator: Operator, name: string, text: string): Promise<void> {
  await operator.click(operator.page.locator(`.field-${name} .select2-selection`));
  await operator.type(operator.page.locator(".select2-search__field"), text);
  await operator.read(operator.page.locator(".select2-results__option--highlighted").filter({ hasText: text }));
  await operator.press("Enter");
}

const procedures: System["procedures"] = {
  answerReport: async (operator, { oldestReport }) => {
    await operator.click(section(operator, "Reports"));
    await operator.click(filter(operator, "PENDING"));
    await operator.click(rowLink(operator, oldestReport.reported.name));
    const popup = operator.page.waitForEvent("popup");
    await operator.click(operator.page.locator("#change_id_reported"));
    await operator.within(popup, async () => {
      await operator.choose(field(operator, "status"), "BANNED");
      await operator.click(save(operator));
    });
    await operator.type(field(operator, "admin_comment"), COMMENT);
    await operator.choose(field(operator, "status"), "RESOLVED");
    await operator.click(save(operator));
    return await operator.read(saved(operator));
  },
  openCaller: async (operator, { caller }) => {
    await operator.click(section(operator, "Members"));
    await search(operator, caller.phone);
    await operator.click(rowLink(operator, caller.name));
    await operator.read(operator.page.getByRole("heading", { name: caller.name }));
    return /member\/(\d+)/.exec(operator.page.url())?.[1] ?? "";
  },
  grantToReporter: async (operator, { nextReport }) => {
    await operator.click(section(operator, "Reports"));
    await operator.click(filter(operator, "PENDING"));
    await operator.read(rowLink(operator, nextReport.reporter.name));
    await operator.click(add(operator, "ricetransaction"));
    await autocomplete(operator, "member", nextReport.reporter.name);
    await operator.type(field(operator, "amount"), String(GRANTED_RICE));
    await operator.choose(field(operator, "reason"), "ADMIN_GRANT");
    await operator.click(save(operator));
    return await operator.read(saved(operator));
  },
  explainLoss: async (operator, { revoked }) => {
    await operator.click(section(operator, "Rice transactions"));
    await search(operator, revoked.name);
    await operator.click(rowLink(operator, "ADMIN_REVOKE"));
    await operator.click(operator.page.locator(".historylink"));
    return await operator.read(operator.page.locator("#change-history"));
  },
  endMeeting: async (operator, { endingMeeting }) => {
    await operator.click(section(operator, "Meetings"));
    await search(operator, endingMeeting.title);
    await operator.click(rowLink(operator, endingMeeting.title));
    await operator.choose(field(operator, "status"), "END");
    await operator.click(save(operator));
    await operator.click(section(operator, "Rice transactions"));
    return await operator.read(operator.page.locator("#result_list"));
  },
  extendContract: async (operator, { endingPlace }) => {
    await operator.click(section(operator, "Partner places"));
    await operator.click(rowLink(operator, endingPlace.name));
    const until = new Date(endingPlace.until.getTime() + NEXT_MONTH_DAYS * 86_400_000);
    await operator.type(field(operator, "until_0"), seoulDate(until));
    await operator.click(save(operator));
    return await operator.read(saved(operator));
  },
  acceptApplication: async (operator, { application }) => {
    await operator.click(section(operator, "Partner place applications"));
    await operator.click(rowLink(operator, application.name));
    await operator.read(field(operator, "name"));
    await operator.click(add(operator, "partnerplace"));
    await autocomplete(operator, "member", application.memberName);
    for (const name of ["name", "address", "phone", "latitude", "longitude", "policy"] as const) {
      await operator.type(field(operator, name), String(application[name]));
    }
    const until = new Date(Date.now() + NEXT_MONTH_DAYS * 86_400_000);
    await operator.type(field(operator, "until_0"), seoulDate(until));
    await operator.type(field(operator, "until_1"), "23:59:59");
    await operator.click(save(operator));
    await operator.click(section(operator, "Partner place applications"));
    await operator.click(rowLink(operator, application.name));
    await operator.click(operator.page.locator(".deletelink"));
    await operator.click(operator.page.locator("input[type=submit][value^=Yes]"));
    return await operator.read(saved(operator));
  },
  narrowLedger: "its date filter knows today, the past 7 days, this month and this year",
  notifyMeeting: async (operator, { closedMeeting }) => {
    await operator.click(section(operator, "Meetings"));
    await search(operator, closedMeeting.title);
    await operator.click(rowLink(operator, closedMeeting.title));
    await operator.read(operator.page.locator(".inline-group"));
    await operator.click(add(operator, "notification"));
    for (const { name } of closedMeeting.members) {
      await autocomplete(operator, "member", name);
      await operator.type(field(operator, "title"), NOTICE.title);
      await operator.type(field(operator, "content"), NOTICE.content);
      await operator.click(operator.page.getByRole("button", { name: "Save and add another" }));
    }
    return await operator.read(saved(operator));
  },
  exportPayments: "it has no export",
};

async function findDjango(): Promise<string | null> {
  return await runFile(PYTHON, ["-c", "import django"]).then(
    () => PYTHON,
    () => null,
  );
}

export async function openDjango(browser: Browser, database: string, sql: Sql, { revoked }: Facts): Promise<System> {
  const python = await findOrInstall(findDjango, "python3-django");
  const env = {
    ...process.env,
    TASKS_DATABASE: database,
    TASKS_PASSWORD: PASSWORD,
    TASKS_REVOCATION: String(revoked.transactionId),
    TASKS_REVOKED_BY: revoked.by,
    PYTHONDONTWRITEBYTECODE: "1",
    PYTHONUNBUFFERED: "1",
  };
  await runFile(python, ["manage.py", "migrate", "--verbosity", "0"], { cwd: project, env });
  await runFile(python, ["manage.py", "shell", "-c", "import prepare"], { cwd: project, env });
  const port = await freePort();
  const server = spawn(python, ["manage.py", "runserver", "--noreload", `127.0.0.1:${port}`], {
    cwd: project,
    env,
    stdio: "ignore",
  });
  const url = `http://127.0.0.1:${port}/admin/`;
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (server.exitCode !== null) throw new Error("Django's server ended at once.");
    await sleep(100);
  }
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator("#id_username").fill("operator");
  await page.locator("#id_password").fill(PASSWORD);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.locator("#content-main").waitFor();
  await page.close();
  return {
    name: "Django admin",
    sql,
    procedures,
    settleMs: 0,
    start: async () => {
      const home = await context.newPage();
      await home.goto(url);
      return new Operator(home);
    },
    close: async () => {
      await context.close();
      const ended = once(server, "exit");
      server.kill("SIGTERM");
      await ended;
    },
  };
}
