/** The public preview of a meeting, and its page (D55). */
import { MINUTE_MS, OUTAGE_RETRY_SECONDS, PREVIEW_CACHE_SECONDS, SECOND_MS } from "@babchingu/openapi";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { Unavailable } from "../../lib/unavailable.ts";
import type { TestMember } from "../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { openMeeting } from "../../testing/meetings.ts";

const appsRoot = mkdtempSync(join(tmpdir(), "babchingu-site-"));
mkdirSync(join(appsRoot, "site/dist/m"), { recursive: true });
writeFileSync(
  join(appsRoot, "site/dist/m/meeting.html"),
  "{{title}}|{{when}}|{{where}}|{{seats}}|{{picture}}|{{id}}|{{lead}}|{{action}}",
);
writeFileSync(join(appsRoot, "site/dist/m/gone.html"), "gone");
writeFileSync(join(appsRoot, "site/dist/m/busy.html"), "busy");
writeFileSync(join(appsRoot, "site/dist/404.html"), "no such page");
afterAll(() => rmSync(appsRoot, { recursive: true }));

let t: TestApp;
let host: TestMember;

beforeEach(async () => {
  t = await createTestApp({ appsRoot });
  host = await t.member();
});

const preview = (id: number) => t.api.ok("getPublicMeeting", { params: { id } });
const page = (id: number | string) => t.app.inject({ method: "GET", url: `/m/${id}` });

describe("the preview", () => {
  test("has neither names nor the place nor the host's text, and may be cached for a minute", async () => {
    const id = await openMeeting(t, host);
    expect(await preview(id)).toEqual({
      meetingId: id,
      title: "홍대에서 라멘 먹어요",
      imageUrl: null,
      scheduledAt: "2026-03-01T15:00",
      district: "서울 마포구",
      memberCount: 1,
      maxCapacity: 4,
      status: "RECRUITING",
    });
    const { headers } = await t.app.inject({ method: "GET", url: `/api/v1/public/meetings/${id}` });
    expect(headers["cache-control"]).toBe(`public, max-age=${PREVIEW_CACHE_SECONDS}`);
  });

  test("of a meeting that is over or deleted is gone; of one that never was, isn't found", async () => {
    const [over, deleted] = [await openMeeting(t, host), await openMeeting(t, host)];
    await t.api.ok("deleteMeeting", { token: host.token, params: { id: deleted } });
    t.clock.advance(24 * 60 * MINUTE_MS);
    await t.deps.jobs.runAll();
    for (const id of [over, deleted]) await t.api.refused("getPublicMeeting", "MEETING_GONE", { params: { id } });
    await t.api.refused("getPublicMeeting", "MEETING_NOT_FOUND", { params: { id: deleted + 1000 } });
  });
});

describe("the page", () => {
  test("says when, in which district and how many seats are taken, as text", async () => {
    const id = await openMeeting(t, host, { title: "<script>알림</script>" });
    const response = await page(id);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": `public, max-age=${PREVIEW_CACHE_SECONDS}`,
    });
    expect(response.body).toBe(
      `&lt;script&gt;알림&lt;/script&gt;|3월 1일 일요일 오후 3:00|서울 마포구|4자리 중 1자리가 찼어요|/m/tables/1-of-4.png|${id}|밥친구에서 열린 식사 모임이에요. 같이 먹어요.|모임 보고 참여하기`,
    );
  });

  test.each([
    [{ memberCount: 4 }, "지금은 자리가 다 찼어요. 빈자리가 나면 알려 드려요.|모임 보고 빈자리 알림 받기"],
    [{ status: "CONFIRMED" }, "모집이 끝난 모임이에요. 다른 모임도 기다리고 있어요.|모임 보기"],
    [{ status: "READY", memberCount: 4 }, "모집이 끝난 모임이에요. 다른 모임도 기다리고 있어요.|모임 보기"],
  ] as const)("of a meeting with %o doesn't ask to join: %s", async (fields, says) => {
    const id = await openMeeting(t, host);
    await t.db.updateTable("meetings").set(fields).where("id", "=", id).execute();
    expect((await page(id)).body).toContain(says);
  });

  test("of a deleted meeting is 410, of an unknown one or another address the page for unknown addresses", async () => {
    const id = await openMeeting(t, host);
    await t.api.ok("deleteMeeting", { token: host.token, params: { id } });
    expect(await page(id)).toMatchObject({ statusCode: 410, body: "gone" });
    const warn = vi.spyOn(process, "emitWarning");
    for (const address of [id + 1000, "0", "01", "x", "meeting.html", "gone.html", "9".repeat(30)]) {
      expect(await page(address), String(address)).toMatchObject({ statusCode: 404, body: "no such page" });
    }
    expect(warn).not.toHaveBeenCalled();
  });

  test("is read from the database once a minute, however often it is opened", async () => {
    const id = await openMeeting(t, host);
    await page(id);
    await t.db.updateTable("meetings").set({ title: "다른 제목" }).where("id", "=", id).execute();
    const now = vi.spyOn(performance, "now");
    const readMs = performance.now();
    const openAt = async (afterMs: number) => {
      now.mockReturnValue(readMs + afterMs);
      // The cache asks for the time once a millisecond.
      await sleep(5);
      return (await page(id)).body;
    };
    expect(await openAt(PREVIEW_CACHE_SECONDS * SECOND_MS - SECOND_MS)).toContain("홍대에서 라멘 먹어요");
    expect(await openAt(PREVIEW_CACHE_SECONDS * SECOND_MS + 1)).toContain("다른 제목");
  });

  test("is limited by address", async () => {
    t = await createTestApp({ appsRoot, env: { RATE_LIMIT: "true" } });
    const responses = await Promise.all(Array.from({ length: 130 }, () => page(1)));
    const refused = responses.filter(({ statusCode }) => statusCode === 429);
    expect(refused.map(({ body }) => body)).toEqual(Array.from({ length: 10 }, () => "busy"));
    expect(refused[0]?.headers["retry-after"]).toMatch(/^\d+$/);
  });

  test("during an outage is a page that opens again, kept by no cache", async () => {
    const id = await openMeeting(t, host);
    vi.spyOn(t.deps.db, "selectFrom").mockImplementation(() => {
      throw new Unavailable("no database");
    });
    const response = await page(id);
    expect(response).toMatchObject({ statusCode: 503, body: "busy" });
    expect(response.headers).toMatchObject({
      "retry-after": String(OUTAGE_RETRY_SECONDS),
      "cache-control": "no-store",
    });
  });
});
