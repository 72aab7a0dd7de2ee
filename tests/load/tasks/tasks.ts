/** What an operator does in a day: ten tasks, each with the assertion that it was really done. */
import { MEETING_DEPOSIT_RICE } from "@babchingu/openapi";
import type { Facts } from "./facts.ts";
import type { Operator } from "./operator.ts";
import type { Sql } from "./tables.ts";

export const COMMENT = "채팅을 확인하고 정지했습니다.";
export const GRANTED_RICE = 500;
export const NOTICE = {
  title: "가게가 문을 닫았어요",
  content: "오늘 가게가 쉬어요. 호스트가 다른 곳을 알려 드릴 거예요.",
};

interface Done {
  sql: Sql;
  facts: Facts;
  /** What the operator has read at the end: a text, ids, or a file. */
  read: string;
}

interface Task {
  title: string;
  isDone: (done: Done) => Promise<boolean>;
}

async function count(sql: Sql, query: string): Promise<number> {
  const [row] = await sql(`select count(*) as rows from ${query}`);
  return Number(row?.["rows"]);
}

/** The numbers of the rows read, in order. */
function idsIn(text: string): string {
  const ids = text.split("\n").map((line) => Number(line.replaceAll(/\D/g, "")));
  return ids.toSorted((a, b) => a - b).join();
}

export const tasks = {
  answerReport: {
    title: "Answer the oldest open report: a comment, and a ban",
    isDone: async ({ sql, facts: { oldestReport } }) =>
      (await count(
        sql,
        `reports join members on members.id = reported_id where reports.id = ${oldestReport.id} and reports.status = 'RESOLVED' and admin_comment = '${COMMENT}' and members.status = 'BANNED'`,
      )) === 1,
  },
  openCaller: {
    title: "Open the member who calls from +82 10-…",
    isDone: async ({ facts: { caller }, read }) => read === String(caller.id),
  },
  grantToReporter: {
    title: `Grant ${GRANTED_RICE} rice to the member who sent a report`,
    isDone: async ({ sql, facts: { nextReport } }) =>
      (await count(
        sql,
        `rice_transactions where member_id = ${nextReport.reporter.id} and amount = ${GRANTED_RICE} and reason = 'ADMIN_GRANT'`,
      )) === 1,
  },
  explainLoss: {
    title: "See why a member lost rice: who took it",
    isDone: async ({ facts: { revoked }, read }) => read.includes(revoked.by),
  },
  endMeeting: {
    title: "End a meeting, and see who gets what",
    isDone: async ({ sql, facts: { endingMeeting: meeting } }) =>
      (await count(sql, `meetings where id = ${meeting.id} and status = 'END'`)) === 1 &&
      (await count(
        sql,
        `rice_transactions where amount = ${MEETING_DEPOSIT_RICE} and reason = 'MEETING_END' and member_id in (${meeting.memberIds.join()})`,
      )) === meeting.memberIds.length,
  },
  extendContract: {
    title: "Extend the contract that ends this week by a month",
    isDone: async ({ sql, facts: { endingPlace } }) => {
      const [place] = await sql(`select until from partner_places where id = ${endingPlace.id}`);
      const until = place?.["until"] instanceof Date ? place["until"] : new Date(`${String(place?.["until"])}Z`);
      const days = (until.getTime() - endingPlace.until.getTime()) / 86_400_000;
      return days > 26 && days < 33;
    },
  },
  acceptApplication: {
    title: "Accept the oldest partner application",
    isDone: async ({ sql, facts: { application } }) =>
      (await count(
        sql,
        `partner_places where member_id = ${application.memberId} and name = '${application.name}' and policy = '${application.policy}' and latitude is not null`,
      )) === 1 && (await count(sql, `partner_place_applications where id = ${application.id}`)) === 0,
  },
  narrowLedger: {
    title: "Narrow the ledger to a reason and last week, Monday to Sunday",
    isDone: async ({ facts: { week }, read }) => idsIn(read) === week.ids.join(),
  },
  notifyMeeting: {
    title: "Notify everybody in a meeting",
    isDone: async ({ sql, facts: { closedMeeting } }) =>
      (await count(
        sql,
        `notifications where title = '${NOTICE.title}' and content = '${NOTICE.content}' and member_id in (${closedMeeting.members.map(({ id }) => id).join()})`,
      )) === closedMeeting.members.length,
  },
  exportPayments: {
    title: "Export last month's payments",
    isDone: async ({ facts: { month }, read }) => idsIn(read) === month.ids.join(),
  },
} as const satisfies Record<string, Task>;

export type TaskName = keyof typeof tasks;
export const taskNames = Object.keys(tasks) as TaskName[];

/** Does a task from the system's home page, and returns what was read at the end. */
export type Procedure = (operator: Operator, facts: Facts) => Promise<string>;

export interface System {
  name: string;
  sql: Sql;
  /** A signed-in operator at the home page. */
  start: () => Promise<Operator>;
  /** A text says why the system can't. */
  procedures: Record<TaskName, Procedure | string>;
  /** Milliseconds after a task until its writes have been sent. */
  settleMs: number;
  close: () => Promise<void>;
}
