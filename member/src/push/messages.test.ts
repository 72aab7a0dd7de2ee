import { describe, expect, it, vi } from "vitest";
import { readPush, targetOf } from "./messages.ts";

const SCOPE = "https://bab.example/app/";

describe("readPush", () => {
  it("reads title, text, address and tag", () => {
    const message = { title: "연남 저녁", text: "민지: 도착했어요", url: "/app/chat/3", tag: "12" };
    expect(readPush(JSON.stringify(message))).toEqual(message);
    expect(readPush(JSON.stringify({ ...message, url: 3 })).url).toBeNull();
    expect(readPush(JSON.stringify({ ...message, tag: undefined })).tag).toBe("");
  });

  it.each([undefined, "", "없음", "null", '{"title":1,"text":"x"}'])("shows %j as news", (payload) => {
    expect(readPush(payload)).toEqual({ title: "밥친구", text: "새 소식이 있어요.", url: null, tag: "" });
  });
});

describe("targetOf", () => {
  it.each([
    ["/app/chat/3", "https://bab.example/app/chat/3"],
    ["https://notice.example/a", "https://notice.example/a"],
    [null, "https://bab.example/app/mypage/notification"],
    ["http://notice.example/a", "https://bab.example/app/mypage/notification"],
    ["javascript:alert(1)", "https://bab.example/app/mypage/notification"],
    ["https://", "https://bab.example/app/mypage/notification"],
  ])("opens %j as %s", (url, expected) => {
    expect(targetOf(url, SCOPE).href).toBe(expected);
  });

  it("works where the browser has no URL.canParse, as on iOS 16", () => {
    vi.stubGlobal("URL", class extends URL {});
    Object.assign(URL, { canParse: undefined });
    expect(targetOf("/app/chat/3", SCOPE).href).toBe(`${SCOPE}chat/3`);
    expect(targetOf("https://", SCOPE).href).toBe(`${SCOPE}mypage/notification`);
  });
});
