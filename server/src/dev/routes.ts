/** Development routes (D42): the dev mailbox, the clock, an outage and Kakao's consent page. */
import { escapeHtml, SECOND_MS } from "@babchingu/openapi";
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import type { DevMailboxMessage } from "../adapters/dev-mailbox.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../lib/api-error.ts";
import { FixedClock, ShiftableClock } from "../lib/clock.ts";
import { isReadinessCheck } from "../runtime/shutdown/drain.ts";
import { htmlPage } from "./html.ts";
import { registerDevKakao } from "./kakao.ts";

const ClockSchema = v.union([
  v.strictObject({ advanceSeconds: v.pipe(v.number(), v.integer()) }),
  v.strictObject({ now: v.pipe(v.string(), v.isoTimestamp()) }),
]);

export async function registerDev(app: FastifyInstance, deps: Deps): Promise<void> {
  app.get<{ Querystring: { to?: string } }>("/dev/outbox", async (request, reply) => {
    const messages = deps.devMailbox?.list(request.query.to) ?? [];
    const wantsHtml = (request.headers.accept ?? "").includes("text/html");
    if (!wantsHtml) return messages;
    return reply.type("text/html; charset=utf-8").send(mailboxPage(messages));
  });
  registerDevKakao(app, deps);
  // The apps take the server's time from it.
  app.addHook("onRequest", async (_request, reply) => void reply.header("date", deps.clock.now().toUTCString()));
  app.get("/dev/clock", async () => ({ now: deps.clock.now().toISOString() }));
  const runJobs = async () => {
    await deps.jobs.runAll();
    return { now: deps.clock.now().toISOString() };
  };
  app.put("/dev/clock", (request) => {
    setClock(deps, request.body);
    return runJobs();
  });
  app.delete("/dev/clock", () => {
    if (deps.clock instanceof ShiftableClock) deps.clock.reset();
    return runJobs();
  });
  registerOutage(app);
}

/** Simulates an outage: the readiness check fails (D44). */
function registerOutage(app: FastifyInstance): void {
  let hasOutage = false;
  const setOutage = (isActive: boolean) => async () => {
    hasOutage = isActive;
    return { hasOutage };
  };
  app.put("/dev/outage", setOutage(true));
  app.delete("/dev/outage", setOutage(false));
  app.addHook("onRequest", (request, _reply, done) => {
    done(hasOutage && isReadinessCheck(request) ? new ApiError("UNAVAILABLE") : undefined);
  });
}

function setClock({ clock }: Deps, body: unknown): void {
  const change = v.safeParse(ClockSchema, body);
  const isSettable = clock instanceof ShiftableClock || clock instanceof FixedClock;
  if (!change.success || !isSettable) {
    throw new ApiError("INVALID_REQUEST", { fields: { "": "advanceSeconds 또는 now를 보내 주세요." } });
  }
  if ("now" in change.output) clock.set(new Date(change.output.now));
  else clock.advance(change.output.advanceSeconds * SECOND_MS);
}

function mailboxPage(messages: DevMailboxMessage[]): string {
  const rows = messages.map(
    ({ to, kind, text, createdAt }) =>
      `<tr><td>${createdAt}</td><td>${kind}</td><td>${escapeHtml(to)}</td><td>${escapeHtml(text)}</td></tr>`,
  );
  const empty = `<tr><td colspan="4">아직 보낸 메시지가 없어요.</td></tr>`;
  return htmlPage(
    "보낸 메시지함",
    `<p>개발 환경에서는 문자와 푸시를 보내지 않고 여기에 모아요. 5초마다 새로 고쳐요.</p>
<table><thead><tr><th>시각</th><th>종류</th><th>받는 이</th><th>내용</th></tr></thead><tbody>${rows.join("") || empty}</tbody></table>`,
    `<meta http-equiv="refresh" content="5">`,
  );
}
