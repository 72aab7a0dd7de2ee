/** Checks against backends that are faster or hold more than the reference backend. */
import { errorCodes } from "@babchingu/openapi/errors";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { AnyCall } from "../client/call-types.ts";
import { operationOf } from "../contract/openapi.ts";
import { HttpClient, type RecordedResponse } from "../client/http.ts";
import { Recorder } from "../client/recorder.ts";
import { CheckSkipped } from "../runner/check.ts";
import { Context } from "../runner/context.ts";
import { RunEnvironment } from "../runner/environment.ts";
import { readOptions } from "../runner/options.ts";
import { checks as bulkJobChecks } from "./admin/bulk-jobs.ts";
import { checks as exportChecks } from "./admin/exports.ts";
import { checks as figureChecks } from "./admin/figures.ts";
import { checks as listChecks } from "./admin/lists.ts";

afterEach(() => vi.restoreAllMocks());

const all = [...bulkJobChecks, ...exportChecks, ...figureChecks, ...listChecks];

interface Answer {
  status?: number;
  body?: unknown;
  text?: string;
}

/** Runs a check against a backend that is one function. */
async function runAgainst(checkId: string, answer: (id: string, call: AnyCall) => Answer): Promise<void> {
  vi.spyOn(HttpClient.prototype, "call").mockImplementation((id, call = {}) => {
    const isLogin = id === "loginAdmin";
    const {
      status = 200,
      body,
      text = "",
    } = isLogin ? { body: { accessToken: "a", refreshToken: "r" } } : answer(id, call);
    const exchange = { number: 1, operationId: id, response: { status } };
    return Promise.resolve({ status, headers: new Headers(), text, body, exchange } as RecordedResponse);
  });
  const credentials = ["name", "password1", "password2"].flatMap((name) => [`--operator-${name}`, "kit"]);
  const options = readOptions([
    "--base-url",
    "http://127.0.0.1:9",
    "--sms-code",
    "123456",
    ...credentials,
    "--operator-code",
    "1",
  ]);
  const check = all.find(({ id }) => id === checkId);
  if (options === null || check === undefined) throw new Error(`There is no check ${checkId}.`);
  await check.run(new Context(check, new RunEnvironment(options.profile), new Recorder(() => undefined)));
}

/** A backend whose first jobs have ended before they can be stopped. */
const jobsOf = ({ endedJobs, endedState = "DONE" }: { endedJobs: number; endedState?: string }) => {
  let [stops, state] = [0, "DONE"];
  const notRunning = { status: 409, body: { code: errorCodes.BULK_JOB_NOT_RUNNING } };
  return (id: string): Answer => {
    if (id === "syncRiceTransactions") return { status: 202, body: { id: 1 } };
    if (id === "getAdminBulkJob") return { body: { id: 1, state, done: 3 } };
    if (id === "listAuditLog") return { body: { content: [{ after: { state: "STOPPED", done: 3 } }] } };
    stops += 1;
    if (stops > endedJobs && state === "DONE") {
      state = "STOPPED";
      return { status: 204 };
    }
    if (state === "DONE") state = endedState;
    return notRunning;
  };
};

describe("admin.bulk.stop", () => {
  test("tries again where the job has ended meanwhile", async () => {
    await expect(runAgainst("admin.bulk.stop", jobsOf({ endedJobs: 2 }))).resolves.toBeUndefined();
  });

  test("is skipped where every job has ended meanwhile", async () => {
    await expect(runAgainst("admin.bulk.stop", jobsOf({ endedJobs: 100 }))).rejects.toThrow(CheckSkipped);
  });

  test("fails where a job that can't be stopped still runs", async () => {
    const run = runAgainst("admin.bulk.stop", jobsOf({ endedJobs: 100, endedState: "RUNNING" }));
    await expect(run).rejects.toThrow("Only a job that has ended should be refused.");
  });
});

/** Totals of a backend that estimates: no two are the same. */
const estimatesOf = (rows: number) => {
  let reads = 0;
  return () => rows + ([300, -200, 100][(reads += 1) % 3] ?? 0);
};

const listOf = ({ rows, isRepeating = false }: { rows: number; isRepeating?: boolean }) => {
  let newest = rows;
  const estimate = estimatesOf(rows);
  return (id: string, { query }: AnyCall): Answer => {
    if (id === "createAdminEvent") return { status: 201, body: { id: (newest += 1) } };
    const { page, size } = { page: 0, size: 20, ...(query as { page?: number; size?: number }) };
    const first = newest - (isRepeating ? 0 : page * size);
    const content = Array.from({ length: Math.max(0, Math.min(size, first)) }, (_, index) => ({ id: first - index }));
    const totalElements = estimate();
    return { body: { content, currentPage: page, totalPages: Math.ceil(totalElements / size), totalElements } };
  };
};

describe("admin.list", () => {
  test("lets a list estimate its total above 10,000 rows, and not below", async () => {
    await expect(runAgainst("admin.list.listAdminEvents", listOf({ rows: 12_000 }))).resolves.toBeUndefined();
    await expect(runAgainst("admin.list.listAdminEvents", listOf({ rows: 9000 }))).rejects.toThrow("A page of one row");
  });

  test("finds rows that are repeated in a long list", async () => {
    const run = runAgainst("admin.list.listAdminEvents", listOf({ rows: 12_000, isRepeating: true }));
    await expect(run).rejects.toThrow("A page of one row");
  });
});

const exportOf =
  (ids: readonly number[], totalElements: number) =>
  (id: string): Answer =>
    id === "exportAdminResource" ? { text: ["id", ...ids].join("\r\n") } : { body: { totalElements } };

describe("admin.export.all-rows", () => {
  test("lets the list estimate its total above 10,000 rows, and not below", async () => {
    await expect(runAgainst("admin.export.all-rows", exportOf([1, 2], 12_000))).resolves.toBeUndefined();
    await expect(runAgainst("admin.export.all-rows", exportOf([1, 2], 3))).rejects.toThrow("Every member");
  });

  test("finds a row twice in a long export", async () => {
    await expect(runAgainst("admin.export.all-rows", exportOf([1, 2, 1], 12_000))).rejects.toThrow("No member");
  });
});

const dashboardOf = (rows: number) => {
  const estimate = estimatesOf(rows);
  return (id: string): Answer => {
    const status = operationOf(id).success;
    return { status, body: { id: 1, memberCount: estimate(), meetingCount: estimate(), totalElements: estimate() } };
  };
};

test("admin.dashboard.counts lets a dashboard estimate above 10,000 rows, and not below", async () => {
  await expect(runAgainst("admin.dashboard.counts", dashboardOf(12_000))).rejects.toThrow(CheckSkipped);
  await expect(runAgainst("admin.dashboard.counts", dashboardOf(9000))).rejects.toThrow("should be counted");
});
