// @vitest-environment jsdom
import { expect, it } from "vitest";
import { keepDraft, keepSeen, outboxStorage } from "../chat/memory.ts";
import { changeDraft } from "../screens/create/draft.ts";
import { buildMember } from "../session/testing.ts";
import { forgetSeen, keepMember } from "./seen.ts";

it("leaves nothing of what a member saw and wrote, and everything else", () => {
  window.localStorage.setItem("babchingu.member.accessToken", "a");
  window.sessionStorage.setItem("babchingu.wanted", "/meetings/3");
  keepMember(buildMember());
  keepSeen(3, 40);
  keepDraft(3, "쓰다 만 말");
  outboxStorage(3).save([{ clientId: "c-1", content: "안녕하세요", writtenAt: 0, state: "pending", reason: null }]);
  changeDraft({ title: "국밥" });
  window.sessionStorage.setItem("babchingu.meetingUpdate", "{}");
  forgetSeen();
  expect(Object.keys(window.localStorage)).toEqual(["babchingu.member.accessToken"]);
  expect(Object.keys(window.sessionStorage)).toEqual(["babchingu.wanted"]);
});
