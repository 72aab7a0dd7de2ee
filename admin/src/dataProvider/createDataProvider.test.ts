import * as errorCodes from "@babchingu/openapi/error-codes";
import { NetworkError } from "@babchingu/openapi";
import { HttpError } from "react-admin";
import { describe, expect, test } from "vitest";
import { setMemberPoint } from "../sections/members/verbs.ts";
import { describeAction, fieldErrorsOf } from "./errors.ts";
import { BASE, done, json, page, provider, refusal, reply, resetBeforeEach, sent, session } from "./testing.ts";

resetBeforeEach();

const list = { pagination: { page: 3, perPage: 20 }, sort: { field: "id", order: "DESC" as const }, filter: {} };

describe("lists", () => {
  test("ask for the zero-based page and return the total", async () => {
    reply.mockReturnValue(page([2, 1], 62));
    const answer = await provider.getList("members", list);
    expect(sent[0]).toMatchObject({ method: "GET", url: "/admin/members?page=2&size=20", token: "Bearer first" });
    expect(answer).toEqual({ data: [{ id: 2 }, { id: 1 }], total: 2, meta: { totalPages: 62 } });
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
  ])("of %s have their path", async (resource, url) => {
    reply.mockReturnValue(page([]));
    await provider.getList(resource, list);
    expect(sent[0]?.url).toBe(url);
  });

  test("search with the term and its field", async () => {
    reply.mockReturnValue(page([7]));
    await provider.getList("meetings", { ...list, filter: { q: "국밥 & 밥", field: "host_id" } });
    const url = new URL(sent[0]?.url ?? "", BASE);
    expect(url.pathname).toBe("/admin/meetings/search");
    expect(Object.fromEntries(url.searchParams)).toEqual({ page: "2", size: "20", q: "국밥 & 밥", field: "host_id" });
  });

  test("with filters send all of them", async () => {
    reply.mockReturnValue(page([7]));
    const filter = { actor: "1", target: "MEMBER:1042", action: "MEMBER_DELETE" };
    await provider.getList("audit-log", { ...list, filter });
    const url = new URL(sent[0]?.url ?? "", BASE);
    expect(url.pathname).toBe("/admin/audit-log");
    expect(Object.fromEntries(url.searchParams)).toEqual({ page: "2", size: "20", ...filter });
  });

  test("of a resource without a search refuse one", async () => {
    await expect(provider.getList("reports", { ...list, filter: { q: "1", field: "id" } })).rejects.toThrow(
      "no search",
    );
    expect(sent).toEqual([]);
  });

  test("by reference search for the id", async () => {
    reply.mockReturnValue(page([7]));
    await provider.getManyReference("payments", { ...list, target: "member_id", id: 42 });
    expect(sent[0]?.url).toBe("/admin/payments/search?page=2&size=20&q=42&field=member_id");
  });
});

describe("one row", () => {
  test("is read where the API can", async () => {
    reply.mockReturnValue(json({ id: 12, name: "노을한입" }));
    await expect(provider.getOne("members", { id: 12 })).resolves.toEqual({ data: { id: 12, name: "노을한입" } });
    expect(sent[0]).toMatchObject({ method: "GET", url: "/admin/members/12" });
  });

  test("is searched for by id where it can't", async () => {
    reply.mockReturnValue(page([12]));
    await provider.getOne("meetings", { id: 12 });
    expect(sent[0]?.url).toBe("/admin/meetings/search?page=0&size=1&q=12&field=id");
  });

  test("is looked for in the list where there is no search either", async () => {
    reply.mockReturnValueOnce(page([30, 29], 2)).mockReturnValueOnce(page([12], 2));
    await expect(provider.getOne("reports", { id: 12 })).resolves.toEqual({ data: { id: 12 } });
    expect(sent.map(({ url }) => url)).toEqual(["/admin/reports?page=0&size=100", "/admin/reports?page=1&size=100"]);
  });

  test("that is nowhere is a 404", async () => {
    reply.mockImplementation(() => page([30]));
    await expect(provider.getOne("reports", { id: 12 })).rejects.toMatchObject({ status: 404 });
    await expect(provider.getOne("payments", { id: 12 })).rejects.toMatchObject({ status: 404 });
  });

  test("of many are read one by one", async () => {
    reply.mockImplementation((request) => json({ id: Number(request.url.split("/").pop()) }));
    await expect(provider.getMany("members", { ids: [1, 2] })).resolves.toEqual({ data: [{ id: 1 }, { id: 2 }] });
  });
});

describe("writes", () => {
  test("create with POST and take the new id", async () => {
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
  ])("edit %s with PATCH", async (resource, url, data) => {
    reply.mockReturnValue(done());
    const answer = await provider.update(resource, { id: 5, data, previousData: { id: 5, kept: true } });
    expect(sent[0]).toMatchObject({ method: "PATCH", url, body: JSON.stringify(data) });
    expect(answer).toEqual({ data: { id: 5, kept: true, ...data } });
  });

  test("edit nothing the API can't edit", async () => {
    await expect(provider.update("payments", { id: 5, data: {}, previousData: { id: 5 } })).rejects.toThrow("no edit");
  });

  test("delete without a body or its type", async () => {
    const types: (string | null)[] = [];
    reply.mockImplementation((request) => {
      types.push(request.headers.get("Content-Type"));
      return done();
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

  test("edit several one after the other", async () => {
    reply.mockImplementation(done);
    await expect(provider.updateMany("meetings", { ids: [1, 2], data: { status: "END" } })).resolves.toEqual({
      data: [1, 2],
    });
    expect(sent.map(({ url }) => url)).toEqual(["/admin/meetings/1", "/admin/meetings/2"]);
  });
});

describe("failures", () => {
  const calls = {
    "a list": () => provider.getList("members", list),
    "a simple-rest call": () => provider.getOne("members", { id: 1 }),
    "a verb": () => provider.run(setMemberPoint, { id: 1, point: 3 }),
  };
  const names = Object.keys(calls) as (keyof typeof calls)[];

  test.each(names)("%s refreshes once after a 401 and tries again", async (name) => {
    reply.mockImplementation((request) => {
      if (request.url.endsWith("/auth/refresh")) return json({ accessToken: "second", refreshToken: "next" });
      if (request.headers.get("Authorization") === "Bearer first")
        return refusal(401, errorCodes.TOKEN_EXPIRED, "만료됐어요.");
      return request.method === "GET" ? page([1]) : done();
    });
    await calls[name]();
    expect(sent.map(({ token }) => token)).toEqual(["Bearer first", null, "Bearer second"]);
  });

  test.each(names)("%s whose refresh is refused is a 401 and the session is over", async (name) => {
    reply.mockImplementation(() => refusal(401, errorCodes.TOKEN_INVALID, "다시 로그인해 주세요."));
    await expect(calls[name]()).rejects.toMatchObject({ status: 401 });
    expect(session.hasTokens()).toBe(false);
  });

  test.each(names.flatMap((name) => [403, 404, 409].map((status) => [name, status] as const)))(
    "%s: %d",
    async (name, status) => {
      reply.mockReturnValue(refusal(status, `E${status}-1`, "안 돼요."));
      const error: unknown = await calls[name]().catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(HttpError);
      expect(error).toMatchObject({ status, message: "안 돼요.", body: { code: `E${status}-1` } });
      expect(describeAction("바꾸지 못했어요.", error)).toBe("바꾸지 못했어요. 안 돼요.");
      expect(session.hasTokens()).toBe(true);
    },
  );

  test.each(names)("%s without a network", async (name) => {
    reply.mockRejectedValue(new TypeError("Failed to fetch"));
    const error: unknown = await calls[name]().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(NetworkError);
    expect(describeAction("바꾸지 못했어요.", error)).toContain("인터넷 연결을 확인하고");
  });

  test("refused fields come by their form name", async () => {
    const fields = { "/newPassword": "너무 짧아요.", "/place/name": "이름이 길어요.", "?page": "아니에요." };
    reply.mockReturnValue(refusal(400, errorCodes.INVALID_REQUEST, "다시 확인해 주세요.", { fields }));
    const error: unknown = await provider.create("events", { data: {} }).catch((caught: unknown) => caught);
    expect(fieldErrorsOf(error)).toEqual({ newPassword: "너무 짧아요.", "place.name": "이름이 길어요." });
  });

  test("a refusal without a message shows the action's own", async () => {
    reply.mockReturnValue(new Response("Bad gateway", { status: 502 }));
    const error: unknown = await calls["a verb"]().catch((caught: unknown) => caught);
    expect(describeAction("바꾸지 못했어요.", error)).toBe("바꾸지 못했어요.");
  });
});
