import * as errorCodes from "@babchingu/openapi/error-codes";
import { NetworkError } from "@babchingu/openapi";
import { describe, expect, test } from "vitest";
import { isUnsupported } from "./errors.ts";
import { noContent, json, page, provider, refusal, reply, resetBeforeEach, sent } from "./testing.ts";
import type { IdParameter, ApiCall } from "./apiCall.ts";
import { exportRows, uploadImage } from "./sharedCalls.ts";
import { createAnnouncement } from "../sections/announcements/calls.ts";
import { auditLog } from "../sections/audit-log/resource.ts";
import { probeOf } from "./probe.ts";
import { changeSecurityCode, readDailyFigures } from "../sections/dashboard/calls.ts";
import { createEvent } from "../sections/events/calls.ts";
import {
  readMeetingChats,
  readMeetingImageUrl,
  readMeetingMembers,
  setMeetingStatus,
} from "../sections/meetings/calls.ts";
import { readMemberImageUrl, resetMemberPassword, setMemberPoint, setMemberStatus } from "../sections/members/calls.ts";
import { notifyAll, notifyMember } from "../sections/notifications/calls.ts";
import { acceptPartnerApplication } from "../sections/partner-place-applications/calls.ts";
import { extendPartnerPlace, setPartnerPlaceCache, setPartnerPlaceUntil } from "../sections/partner-places/calls.ts";
import { grantRice, grantRiceToAll, revokeRice } from "../sections/rice-grant-and-revoke/calls.ts";
import { syncRice } from "../sections/rice-transactions/calls.ts";
import { readSystemStatus } from "../sections/system/calls.ts";

resetBeforeEach();

describe("calls", () => {
  const key = "0b6f5c2e-8b0e-4b7e-9d0a-7f3c2f1f9a11";
  const note = { title: "안내", content: "내용", url: null };
  const withKey = { idempotencyKey: key };
  /** The body that is sent is that of the parameters, where no other is given. */
  const writes: [ApiCall<never, unknown>, other: object, body: object | null, request: string, sentBody?: unknown][] = [
    [changeSecurityCode, {}, { currentCode: 7, newCode: 0 }, "PATCH /admin/dashboard/security-code"],
    [resetMemberPassword, { id: 3 }, { newPassword: "newbab34" }, "PATCH /admin/members/3/password"],
    [setMemberStatus, { id: 3 }, { status: "BANNED" }, "PATCH /admin/members/3/status"],
    [setMemberPoint, { id: 3 }, { point: 60 }, "PATCH /admin/members/3/points"],
    [setMeetingStatus, { id: 3 }, { status: "END" }, "PATCH /admin/meetings/3"],
    [notifyMember, { id: 3, ...withKey }, note, "POST /admin/members/notifications/3"],
    [notifyAll, withKey, note, "POST /admin/members/notifications/all", { ...note, memberId: null }],
    [grantRice, withKey, { memberId: 3, amount: 500 }, "PATCH /admin/rice-transactions/grant"],
    [grantRiceToAll, withKey, { amount: 500 }, "PATCH /admin/rice-transactions/grant-all"],
    [revokeRice, withKey, { memberId: 3, amount: 500 }, "PATCH /admin/rice-transactions/revoke"],
    [acceptPartnerApplication, { id: 3 }, null, "PATCH /admin/partner-place-applications/3"],
    [setPartnerPlaceCache, { id: 3 }, { cache: 300_000 }, "PATCH /admin/partner-place/3/cache"],
    [setPartnerPlaceUntil, { id: 3 }, { until: "2026-12-31T23:59" }, "PATCH /admin/partner-place/3/until"],
    [extendPartnerPlace, { id: 3 }, null, "PATCH /admin/partner-place/3/until/plusmonth"],
    [createEvent, withKey, { title: "봄", content: "내용", imageId: 5 }, "POST /admin/events"],
    [createAnnouncement, withKey, { title: "점검", content: "내용" }, "POST /admin/announcements"],
  ];
  test.each(writes)("$0.name", async (apiCall, other, body, request, sentBody = body) => {
    reply.mockReturnValue(noContent());
    await provider.callApi(apiCall as ApiCall<object, unknown>, { ...other, ...body });
    expect(`${sent[0]?.method} ${sent[0]?.url}`).toBe(request);
    expect(sent[0]?.body).toBe(sentBody === null ? "" : JSON.stringify(sentBody));
    expect(sent[0]?.key).toBe("idempotencyKey" in other ? key : null);
  });

  test.each([
    [readMemberImageUrl, "/admin/members/3/image-url", { imageUrl: "/images/a.webp" }],
    [readMeetingImageUrl, "/admin/meetings/3/image-url", { imageUrl: null }],
    [readMeetingMembers, "/admin/meetings/3/members", []],
    [readMeetingChats, "/admin/meetings/3/chats?size=500", []],
  ] as const)("$0.name", async (apiCall, url, body) => {
    reply.mockReturnValue(json(body));
    await expect(provider.callApi(apiCall as ApiCall<IdParameter, unknown>, { id: 3 })).resolves.toEqual({
      data: body,
    });
    expect(sent[0]?.url).toBe(url);
  });
});

describe("calls without a row id", () => {
  const dashboard = { memberCount: 2, meetingCount: 1, memberLocationDtoList: [], meetingLocationDtoList: [] };
  test("the system status, the daily figures and the audit log have their paths", async () => {
    reply
      .mockReturnValueOnce(json(dashboard))
      .mockReturnValueOnce(json([]))
      .mockReturnValueOnce(page([1]));
    await expect(provider.callApi(readSystemStatus, {})).resolves.toEqual({ data: dashboard });
    await provider.callApi(readDailyFigures, { from: "2026-03-01", to: "2026-03-14" });
    await expect(provider.callApi(probeOf(auditLog), {})).resolves.toEqual({ data: true });
    expect(sent.map(({ url }) => url)).toEqual([
      "/admin/dashboard",
      "/admin/dashboard/daily?from=2026-03-01&to=2026-03-14",
      "/admin/audit-log?page=0&size=1",
    ]);
  });

  test("a sync returns the counts", async () => {
    reply.mockReturnValue(json({ checked: 1284, corrected: 3 }));
    await expect(provider.callApi(syncRice, {})).resolves.toEqual({ data: { checked: 1284, corrected: 3 } });
    expect(sent[0]).toMatchObject({ method: "POST", url: "/admin/rice-transactions/sync", body: "" });
  });

  test.each([404, 501])("a %d counts as an unsupported operation", async (status) => {
    reply.mockReturnValue(new Response(null, { status }));
    const error: unknown = await provider.callApi(probeOf(auditLog), {}).catch((caught: unknown) => caught);
    expect(isUnsupported(error)).toBe(true);
  });

  test("an image is sent as multipart form data", async () => {
    const types: string[] = [];
    reply.mockImplementation((request) => {
      types.push(request.headers.get("Content-Type") ?? "");
      return json({ id: 24, url: "/images/a.webp" }, 201);
    });
    const file = new File(["pixels"], "국밥.png", { type: "image/png" });
    await expect(provider.callApi(uploadImage, { file })).resolves.toEqual({ data: { id: 24, url: "/images/a.webp" } });
    expect(sent[0]).toMatchObject({ method: "POST", url: "/images" });
    expect(types[0]).toMatch(/^multipart\/form-data; boundary=/);
    expect(sent[0]?.body).toContain('name="file"');
  });
});

const csv = (text: string, name: string | null) =>
  new Response(text, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      ...(name ? { "Content-Disposition": `attachment; filename="${name}"` } : {}),
    },
  });

describe("exportRows", () => {
  test("sends the list's search and reports progress", async () => {
    const progress: number[] = [];
    reply.mockReturnValue(csv("번호\r\n1\r\n", "members-2026-03-01.csv"));
    const { data } = await provider.callApi(exportRows, {
      resource: "members",
      format: "READABLE",
      search: { q: "온기", field: "name" },
      onProgress: (bytes) => progress.push(bytes),
    });
    expect(decodeURIComponent(sent[0]?.url ?? "")).toBe("/admin/exports/members?format=READABLE&q=온기&field=name");
    expect(data.name).toBe("members-2026-03-01.csv");
    await expect(data.content.text()).resolves.toBe("번호\r\n1\r\n");
    expect(progress.at(-1)).toBe(data.content.size);
  });

  test("sends no search for all rows, and uses a default name without the header", async () => {
    reply.mockReturnValue(csv("", null));
    const { data } = await provider.callApi(exportRows, { resource: "partner-place", format: "RAW", search: null });
    expect(sent[0]?.url).toBe("/admin/exports/partner-place?format=RAW");
    expect(data.name).toMatch(/^partner-place-\d{4}-\d{2}-\d{2}\.csv$/);
  });

  test("rejects an interrupted file", async () => {
    const stream = new ReadableStream({
      pull: (controller) => controller.error(new TypeError("network")),
    });
    reply.mockReturnValue(new Response(stream, { headers: { "Content-Type": "text/csv" } }));
    await expect(
      provider.callApi(exportRows, { resource: "members", format: "RAW", search: null }),
    ).rejects.toBeInstanceOf(NetworkError);
  });

  test("rejects with the status of an error response", async () => {
    reply.mockReturnValue(refusal(501, errorCodes.NOT_IMPLEMENTED, "아직 쓸 수 없는 기능이에요."));
    await expect(
      provider.callApi(exportRows, { resource: "members", format: "RAW", search: null }),
    ).rejects.toMatchObject({
      status: 501,
    });
  });
});
