import * as errorCodes from "@babchingu/openapi/error-codes";
import { NetworkError } from "@babchingu/openapi";
import { HttpError } from "ra-core";
import { describe, expect, test } from "vitest";
import { setMemberPoint } from "../sections/members/calls.ts";
import { describeFailedAction, fieldErrorsOf } from "./errors.ts";
import { BASE, noContent, json, page, provider, refusal, reply, resetBeforeEach, sent, session } from "./testing.ts";

resetBeforeEach();

const listParams = { pagination: { page: 3, perPage: 20 }, sort: { field: "id", order: "DESC" as const }, filter: {} };

describe("lists", () => {
  test("getList requests the zero-based page and returns the total", async () => {
    reply.mockReturnValue(page([2, 1], 62));
    const result = await provider.getList("members", listParams);
    expect(sent[0]).toMatchObject({ method: "GET", url: "/admin/members?page=2&size=20", token: "Bearer first" });
    expect(result).toEqual({ data: [{ id: 2 }, { id: 1 }], total: 2, meta: { totalPages: 62 } });
  });

  test.each([
    ["partner-places", "/admin/partner-place?page=2&size=20"],
    ["partner-place-applications", "/admin/partner-place-applications?page=2&size=20"],
    ["rice-transactions", "/admin/rice-transactions?page=2&size=20"],
    ["reports", "/admin/reports?page=2&size=20"],
    ["events", "/admin/events?page=2&size=20"],
    ["announcements", "/admin/announcements?page=2&size=20"],
    ["payments", "/admin/payments?page=2&size=20"],
    ["meetings", "/admin/meetings?page=2&size=20"],
    ["audit-log", "/admin/audit-log?page=2&size=20"],
  ])("getList of %s uses its path", async (resource, url) => {
    reply.mockReturnValue(page([]));
    await provider.getList(resource, listParams);
    expect(sent[0]?.url).toBe(url);
  });

  test("getList with a search sends the term and its field", async () => {
    reply.mockReturnValue(page([7]));
    await provider.getList("meetings", { ...listParams, filter: { q: "국밥 & 밥", field: "host_id" } });
    const url = new URL(sent[0]?.url ?? "", BASE);
    expect(url.pathname).toBe("/admin/meetings/search");
    expect(Object.fromEntries(url.searchParams)).toEqual({ page: "2", size: "20", q: "국밥 & 밥", field: "host_id" });
  });

  test("getList sends all filters", async () => {
    reply.mockReturnValue(page([7]));
    const filter = { actor: "1", target: "MEMBER:1042", action: "MEMBER_DELETE" };
    await provider.getList("audit-log", { ...listParams, filter });
    const url = new URL(sent[0]?.url ?? "", BASE);
    expect(url.pathname).toBe("/admin/audit-log");
    expect(Object.fromEntries(url.searchParams)).toEqual({ page: "2", size: "20", ...filter });
  });

  test("getList throws on a search of a resource that has no search", async () => {
    await expect(provider.getList("reports", { ...listParams, filter: { q: "1", field: "id" } })).rejects.toThrow(
      "no search",
    );
    expect(sent).toEqual([]);
  });

  test("getManyReference searches for the id", async () => {
    reply.mockReturnValue(page([7]));
    await provider.getManyReference("payments", { ...listParams, target: "member_id", id: 42 });
    expect(sent[0]?.url).toBe("/admin/payments/search?page=2&size=20&q=42&field=member_id");
  });
});

describe("one row", () => {
  test("getOne reads the row where the API has a call for it", async () => {
    reply.mockReturnValue(json({ id: 12, name: "노을한입" }));
    await expect(provider.getOne("members", { id: 12 })).resolves.toEqual({ data: { id: 12, name: "노을한입" } });
    expect(sent[0]).toMatchObject({ method: "GET", url: "/admin/members/12" });
  });

  test("getOne searches by id where the API has no call for one row", async () => {
    reply.mockReturnValue(page([12]));
    await provider.getOne("meetings", { id: 12 });
    expect(sent[0]?.url).toBe("/admin/meetings/search?page=0&size=1&q=12&field=id");
  });

  test("getOne reads the list page by page where there is no search either", async () => {
    reply.mockReturnValueOnce(page([30, 29], 2)).mockReturnValueOnce(page([12], 2));
    await expect(provider.getOne("partner-place-applications", { id: 12 })).resolves.toEqual({ data: { id: 12 } });
    const url = "/admin/partner-place-applications";
    expect(sent.map((request) => request.url)).toEqual([`${url}?page=0&size=100`, `${url}?page=1&size=100`]);
  });

  test.each([404, 501])(
    "getOne reads the list where the backend answers an optional call with %i (D44)",
    async (status) => {
      reply.mockReturnValueOnce(json(null, status)).mockReturnValueOnce(page([12]));
      await expect(provider.getOne("reports", { id: 12 })).resolves.toEqual({ data: { id: 12 } });
      expect(sent.map(({ url }) => url)).toEqual(["/admin/reports/12", "/admin/reports?page=0&size=100"]);
    },
  );

  test("getOne doesn't look for a report that the backend says is gone", async () => {
    reply.mockReturnValue(json({ code: errorCodes.REPORT_NOT_FOUND, message: "없어요", data: null }, 404));
    await expect(provider.getOne("reports", { id: 12 })).rejects.toMatchObject({ status: 404 });
    expect(sent).toHaveLength(1);
  });

  test("getOne rejects with 404 when the row isn't found", async () => {
    reply.mockImplementation(() => page([30]));
    const applications = provider.getOne("partner-place-applications", { id: 12 });
    await expect(applications).rejects.toMatchObject({ status: 404 });
    await expect(provider.getOne("payments", { id: 12 })).rejects.toMatchObject({ status: 404 });
  });

  test("getMany sends one request per id", async () => {
    reply.mockImplementation((request) => json({ id: Number(request.url.split("/").pop()) }));
    await expect(provider.getMany("members", { ids: [1, 2] })).resolves.toEqual({ data: [{ id: 1 }, { id: 2 }] });
  });
});

describe("writes", () => {
  test("create POSTs and returns the new id", async () => {
    reply.mockReturnValue(json({ id: 9 }, 201));
    const data = { title: "점검", content: "새벽에 점검해요." };
    await expect(provider.create("announcements", { data })).resolves.toEqual({ data: { ...data, id: 9 } });
    expect(sent[0]).toMatchObject({ method: "POST", url: "/admin/announcements", body: JSON.stringify(data) });
  });

  test.each([
    ["meetings", "/admin/meetings/5", { status: "END" }],
    ["partner-places", "/admin/partner-place/5", { name: "온기국밥" }],
    ["events", "/admin/events/5", { title: "봄" }],
    ["announcements", "/admin/announcements/5", { title: "점검" }],
  ])("update of %s sends a PATCH", async (resource, url, data) => {
    reply.mockReturnValue(noContent());
    const result = await provider.update(resource, { id: 5, data, previousData: { id: 5, kept: true } });
    expect(sent[0]).toMatchObject({ method: "PATCH", url, body: JSON.stringify(data) });
    expect(result).toEqual({ data: { id: 5, kept: true, ...data } });
  });

  test("update throws for a resource that can't be edited", async () => {
    await expect(provider.update("payments", { id: 5, data: {}, previousData: { id: 5 } })).rejects.toThrow("no edit");
  });

  test("delete and deleteMany send no body and no Content-Type", async () => {
    const types: (string | null)[] = [];
    reply.mockImplementation((request) => {
      types.push(request.headers.get("Content-Type"));
      return noContent();
    });
    await expect(provider.delete("members", { id: 5 })).resolves.toEqual({ data: { id: 5 } });
    await expect(provider.deleteMany("reports", { ids: [6, 7] })).resolves.toEqual({ data: [6, 7] });
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "DELETE /admin/members/5",
      "DELETE /admin/reports/6",
      "DELETE /admin/reports/7",
    ]);
    expect(types).toEqual([null, null, null]);
  });

  test("updateMany sends one request per id", async () => {
    reply.mockImplementation(noContent);
    await expect(provider.updateMany("meetings", { ids: [1, 2], data: { status: "END" } })).resolves.toEqual({
      data: [1, 2],
    });
    expect(sent.map(({ url }) => url)).toEqual(["/admin/meetings/1", "/admin/meetings/2"]);
  });
});

describe("failures", () => {
  const calls = {
    "a list": () => provider.getList("members", listParams),
    "a simple-rest call": () => provider.getOne("members", { id: 1 }),
    "an ApiCall": () => provider.callApi(setMemberPoint, { id: 1, point: 3 }),
  };
  const names = Object.keys(calls) as (keyof typeof calls)[];

  test.each(names)("%s refreshes once after a 401 and tries again", async (name) => {
    reply.mockImplementation((request) => {
      if (request.url.endsWith("/auth/refresh")) return json({ accessToken: "second", refreshToken: "next" });
      if (request.headers.get("Authorization") === "Bearer first")
        return refusal(401, errorCodes.TOKEN_EXPIRED, "만료됐어요.");
      return request.method === "GET" ? page([1]) : noContent();
    });
    await calls[name]();
    expect(sent.map(({ token }) => token)).toEqual(["Bearer first", null, "Bearer second"]);
  });

  test.each(names)("%s rejects with 401 and ends the session when the refresh is refused", async (name) => {
    reply.mockImplementation(() => refusal(401, errorCodes.TOKEN_INVALID, "다시 로그인해 주세요."));
    await expect(calls[name]()).rejects.toMatchObject({ status: 401 });
    expect(session.hasTokens()).toBe(false);
  });

  test.each(names.flatMap((name) => [403, 404, 409].map((status) => [name, status] as const)))(
    "%s rejects with HttpError %d",
    async (name, status) => {
      reply.mockReturnValue(refusal(status, `E${status}-1`, "안 돼요."));
      const error: unknown = await calls[name]().catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(HttpError);
      expect(error).toMatchObject({ status, message: "안 돼요.", body: { code: `E${status}-1` } });
      expect(describeFailedAction("바꾸지 못했어요.", error)).toBe("바꾸지 못했어요. 안 돼요.");
      expect(session.hasTokens()).toBe(true);
    },
  );

  test.each(names)("%s rejects with NetworkError without a network", async (name) => {
    reply.mockRejectedValue(new TypeError("Failed to fetch"));
    const error: unknown = await calls[name]().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(NetworkError);
    expect(describeFailedAction("바꾸지 못했어요.", error)).toContain("인터넷 연결을 확인하고");
  });

  test("maps field errors to form names", async () => {
    const fields = { "/newPassword": "너무 짧아요.", "/place/name": "이름이 길어요.", "?page": "아니에요." };
    reply.mockReturnValue(refusal(400, errorCodes.INVALID_REQUEST, "다시 확인해 주세요.", { fields }));
    const error: unknown = await provider.create("events", { data: {} }).catch((caught: unknown) => caught);
    expect(fieldErrorsOf(error)).toEqual({ newPassword: "너무 짧아요.", "place.name": "이름이 길어요." });
  });

  test("describes an error without a message by the failed action alone", async () => {
    reply.mockReturnValue(new Response("Bad gateway", { status: 502 }));
    const error: unknown = await calls["an ApiCall"]().catch((caught: unknown) => caught);
    expect(describeFailedAction("바꾸지 못했어요.", error)).toBe("바꾸지 못했어요.");
  });
});
