/** SIGTERM under load: acknowledged writes are kept, running requests get a response, and the process ends within ten seconds. */
import * as errorCodes from "@babchingu/openapi/error-codes";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { meetingBody } from "../../testing/meetings.ts";
import type { TestMember } from "../../testing/builders.ts";
import { ChatMember } from "../../testing/chat-member.ts";
import { startServerProcess, type ServerProcess } from "../../testing/processes/server-process.ts";
import { startPostgresEnvironment, type PostgresEnvironment } from "../../testing/postgres-environment.ts";
import { eventually } from "../../testing/eventually.ts";

let environment: PostgresEnvironment;
let server: ServerProcess;
/** Long enough for some requests, even on a busy machine. */
const DELAY_SECONDS = 3;
const MEETINGS_MIN = 20;

beforeAll(async () => {
  environment = await startPostgresEnvironment();
  server = await startServerProcess({
    DATABASE_URL: environment.databaseUrl,
    RATE_LIMIT: "false",
    SHUTDOWN_DELAY_SECONDS: String(DELAY_SECONDS),
  });
}, 400_000);
afterAll(async () => {
  await server.close();
  await environment.close();
});

function openMeeting(member: TestMember): Promise<Response> {
  return fetch(`${server.url}/api/v1/meetings/create`, {
    method: "POST",
    headers: { authorization: `Bearer ${member.token}`, "content-type": "application/json" },
    body: JSON.stringify(meetingBody(environment)),
  });
}

/** Creates meetings until the server is stopped, and records the acknowledged ones. */
async function openMeetingsUntilStopped(
  member: TestMember,
  acknowledged: number[],
  otherStatuses: number[],
): Promise<void> {
  for (;;) {
    const response = await openMeeting(member).catch(() => null);
    if (response === null) return;
    if (response.status === 201) acknowledged.push(((await response.json()) as { meetingId: number }).meetingId);
    else otherStatuses.push(response.status);
  }
}

test("a shutdown under load loses no acknowledged write", async () => {
  const members: TestMember[] = [];
  for (let i = 0; i < 6; i += 1) members.push(await environment.member({ rice: 1_000_000 }));
  const meetingId = await environment.room(members);
  const token = members[0]?.token ?? "";
  const chat = await ChatMember.connect(server.url, token, meetingId);
  chat.sendMessage("last", "곧 닫는대요");
  await eventually(() => expect(chat.unacknowledged).toBe(0));
  const acknowledged: number[] = [];
  const otherStatuses: number[] = [];
  const load = members.map((member) => openMeetingsUntilStopped(member, acknowledged, otherStatuses));
  // A connection without a request, as browsers open in advance.
  const unused = connect(Number(new URL(server.url).port), "127.0.0.1");
  unused.on("error", () => undefined);
  await eventually(() => expect(acknowledged.length).toBeGreaterThan(MEETINGS_MIN));

  const stopped = server.stop("SIGTERM");
  for (const path of ["/health", "/ready"]) {
    await eventually(async () => {
      const response = await fetch(`${server.url}${path}`);
      expect([response.status, await response.json()]).toMatchObject([503, { code: errorCodes.UNAVAILABLE }]);
    });
  }
  await expect(ChatMember.connect(server.url, token, meetingId)).rejects.toThrow("503");

  // If the server waited for an open connection, the process would exit with 1 after ten seconds.
  expect(await stopped).toBe(0);
  await Promise.all(load);
  expect(otherStatuses).toEqual([]);
  const rows = await environment.db.selectFrom("meetings").select("id").where("id", "in", acknowledged).execute();
  expect(rows).toHaveLength(acknowledged.length);
  expect(chat.closeCodes[0]).toBe(1001);
  await chat.disconnect();
  expect(server.output()).not.toContain('"level":50');
}, 120_000);
