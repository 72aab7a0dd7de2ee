/** The operators' console on the reference backend. */
import { readFile } from "node:fs/promises";
import type { Browser } from "@playwright/test";
import { ReportStatusLabels, RiceTransactionReasonLabels } from "@babchingu/openapi/enums";
import { loginOperator, newSignedInContext } from "../../../e2e/support/console.ts";
import type { Facts } from "../facts.ts";
import { Operator } from "../operator.ts";
import type { Sql } from "../tables.ts";
import { COMMENT, GRANTED_RICE, NOTICE, type System } from "../tasks.ts";

/** Opens the only row that the command palette finds. */
async function jump(operator: Operator, text: string): Promise<void> {
  await operator.press("Control+k");
  await operator.type(operator.page.getByRole("combobox", { name: "찾을 것" }), text);
  await operator.press("Enter");
}

const inbox = ({ page }: Operator, name: string) => page.getByRole("region", { name: "할 일" }).getByText(name);
const button = ({ page }: Operator, name: string) => page.getByRole("button", { name, exact: true });
const confirmation = ({ page }: Operator) => page.getByRole("alertdialog");
/** A row of data: headings have some of the same words. */
const row = ({ page }: Operator, text: string) =>
  page.locator("tbody").getByRole("row").filter({ hasText: text }).first();
const alert = ({ page }: Operator, text: string) => page.getByText(text).first();

async function select(operator: Operator, label: string, option: string): Promise<void> {
  await operator.click(operator.page.getByRole("combobox", { name: label }));
  await operator.click(operator.page.getByRole("option", { name: option, exact: true }));
}

async function firstCells({ page }: Operator): Promise<string> {
  return (
    await page
      .locator("tbody tr")
      .evaluateAll((rows) => rows.map((each) => each.querySelector("th, td:not(:has(input))")?.textContent ?? ""))
  ).join("\n");
}

const procedures: System["procedures"] = {
  answerReport: async (operator) => {
    await operator.click(inbox(operator, "열린 신고"));
    await operator.click(row(operator, ReportStatusLabels.PENDING));
    await operator.type(operator.page.getByLabel("운영자 의견"), COMMENT);
    await operator.click(button(operator, "정지"));
    await operator.click(confirmation(operator).getByRole("button", { name: "정지하고 해결" }));
    return await operator.read(alert(operator, "회원을 정지하고"));
  },
  openCaller: async (operator, { caller }) => {
    await jump(operator, caller.spoken);
    // Only a member's dialog has tabs; the palette shows the name, too.
    await operator.read(
      operator.page
        .getByRole("dialog")
        .filter({ has: operator.page.getByRole("tab") })
        .getByText(caller.name)
        .first(),
    );
    return /members\/(\d+)/.exec(operator.page.url())?.[1] ?? "";
  },
  grantToReporter: async (operator, { nextReport }) => {
    await operator.click(inbox(operator, "열린 신고"));
    await operator.click(row(operator, nextReport.reporter.name));
    await operator.click(
      operator.page.getByRole("region", { name: "신고한 회원" }).getByRole("link", { name: "쌀알 지급·회수" }),
    );
    const form = operator.page.getByRole("group", { name: "한 회원에게 지급" });
    await operator.type(form.getByLabel("쌀알 수"), String(GRANTED_RICE));
    await operator.click(form.getByRole("button", { name: "지급하기" }));
    await operator.type(confirmation(operator).getByRole("textbox"), String(GRANTED_RICE));
    await operator.click(confirmation(operator).getByRole("button", { name: "지급하기" }));
    return await operator.read(alert(operator, "쌀알을 지급했어요."));
  },
  explainLoss: async (operator, { revoked }) => {
    await jump(operator, revoked.name);
    await operator.click(operator.page.getByRole("tab", { name: "활동" }));
    return await operator.read(
      operator.page.getByLabel("지금까지의 활동").getByRole("listitem").filter({ hasText: "회수" }).first(),
    );
  },
  endMeeting: async (operator, { endingMeeting }) => {
    await jump(operator, endingMeeting.title);
    await select(operator, "모임 상태", "종료");
    await operator.click(button(operator, "적용"));
    await operator.read(confirmation(operator));
    await operator.click(confirmation(operator).getByRole("button", { name: "모임 종료" }));
    return await operator.read(alert(operator, "모임 상태를 바꿨어요."));
  },
  extendContract: async (operator, { endingPlace }) => {
    await operator.click(inbox(operator, "곧 만료되는 계약"));
    await operator.click(row(operator, endingPlace.name));
    await operator.click(button(operator, "한 달 늘리기"));
    return await operator.read(alert(operator, "계약을 한 달 늘렸어요."));
  },
  acceptApplication: async (operator, { application }) => {
    await operator.click(inbox(operator, "제휴 신청"));
    await operator.click(row(operator, application.name));
    await operator.click(button(operator, "승인"));
    await operator.click(confirmation(operator).getByRole("button", { name: "승인" }));
    return await operator.read(alert(operator, "제휴 신청을 승인했어요."));
  },
  narrowLedger: async (operator, { week }) => {
    await operator.click(operator.page.getByRole("link", { name: "쌀알 내역" }).first());
    await select(operator, "사유 필터", RiceTransactionReasonLabels[week.reason]);
    await operator.type(operator.page.getByLabel("등록한 날부터"), week.from);
    await operator.type(operator.page.getByLabel("등록한 날까지"), week.to);
    await operator.read(operator.page.getByText(`총 ${week.ids.length}`).first());
    return await firstCells(operator);
  },
  notifyMeeting: async (operator, { closedMeeting }) => {
    await jump(operator, closedMeeting.title);
    await operator.click(button(operator, "참여 회원에게 알림 보내기"));
    const dialog = operator.page.getByRole("dialog").last();
    await operator.type(dialog.getByLabel("제목"), NOTICE.title);
    await operator.type(dialog.getByLabel("내용"), NOTICE.content);
    await operator.click(dialog.getByRole("button", { name: /^알림 보내기 \(/ }));
    return await operator.read(dialog.getByRole("alert"));
  },
  exportPayments: async (operator, { month }: Facts) => {
    await operator.click(operator.page.getByRole("link", { name: /^결제/ }).first());
    // While payments wait, the sidebar opens those.
    await operator.click(button(operator, "전체 보기").first());
    await operator.type(operator.page.getByLabel("등록한 날부터"), month.from);
    await operator.type(operator.page.getByLabel("등록한 날까지"), month.to);
    await operator.read(operator.page.getByText(`총 ${month.ids.length}`).first());
    const download = operator.page.waitForEvent("download");
    await operator.click(button(operator, "검색 결과 CSV 내려받기"));
    const lines = (await readFile(await (await download).path(), "utf8")).trim().split("\n").slice(1);
    return lines.map((line) => line.split(",")[0]).join("\n");
  },
};

export async function openConsole(browser: Browser, url: string, sql: Sql): Promise<System> {
  const context = await newSignedInContext(browser, url, await loginOperator(url));
  return {
    name: "밥친구",
    sql,
    procedures,
    settleMs: 0,
    start: async () => {
      const page = await context.newPage();
      await page.goto(`${url}/admin/dashboard`);
      await page.getByRole("region", { name: "할 일" }).waitFor();
      return new Operator(page);
    },
    close: () => context.close(),
  };
}
