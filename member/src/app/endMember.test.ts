// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { saveDraft, saveLastSeen, outboxStorage } from "../features/chat/model/storage.ts";
import { changeDraft } from "../features/create/model/draft.ts";
import { buildMember } from "../testing/session.ts";
import { persistMember } from "../offline/persistedQueries.ts";
import { saveReturnPath } from "../session/returnPath.ts";
import { endMember } from "./endMember.ts";

it("a log-out removes a member's cached data, drafts, outbox and return path, and nothing else", () => {
  // The files of a worker share one window.
  for (const storage of [window.localStorage, window.sessionStorage]) storage.clear();
  window.localStorage.setItem("babchingu.member.accessToken", "a");
  window.sessionStorage.setItem("another app's", "1");
  // A member who isn't active hasn't returned yet.
  saveReturnPath("/chat/3/report/in-meeting", { reportedId: 8, quote: "첫 말" });
  persistMember(buildMember());
  saveLastSeen(3, 40);
  saveDraft(3, "쓰다 만 말");
  outboxStorage(3).save([{ clientId: "c-1", content: "안녕하세요", writtenAt: 0, state: "pending", reason: null }]);
  changeDraft({ title: "국밥" });
  window.sessionStorage.setItem("babchingu.meetingUpdate", "{}");
  endMember("logout", new QueryClient());
  expect(Object.keys(window.localStorage)).toEqual(["babchingu.member.accessToken"]);
  expect(Object.keys(window.sessionStorage)).toEqual(["another app's"]);
});
