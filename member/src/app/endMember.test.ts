// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { saveDraft, saveLastSeen, outboxStorage } from "../features/chat/model/storage.ts";
import { changeDraft } from "../features/create/model/draft.ts";
import { buildMember } from "../testing/session.ts";
import { persistMember } from "../offline/persistedQueries.ts";
import { saveReturnPath } from "../session/returnPath.ts";
import { endMember } from "./endMember.ts";

/** A page of this tab that has just been loaded. */
async function loadPage() {
  vi.resetModules();
  const [session, fakes, chat, create] = await Promise.all([
    import("../session/session.ts"),
    import("../testing/session.ts"),
    import("../features/chat/model/storage.ts"),
    import("../features/create/model/draft.ts"),
  ]);
  return { ...session, ...fakes, ...chat, ...create };
}

it.each([
  ["fetched", { load: () => Promise.resolve(buildMember({ id: 8 })) }],
  ["stored", { load: () => Promise.resolve("unreachable" as const), readCachedMember: () => buildMember({ id: 8 }) }],
])(
  "a tab that the browser restores has nothing of its earlier member for the next one, who is %s",
  async (_, source) => {
    const before = await loadPage();
    await before.startMemberSession();
    before.saveDraft(3, "쓰다 만 말");
    before.outboxStorage(3).save([{ clientId: "c-1", content: "가요", writtenAt: 0, state: "pending", reason: null }]);
    before.changeDraft({ title: "국밥" });
    const reloaded = await loadPage();
    await reloaded.startMemberSession();
    expect(reloaded.useDraft.getState().title).toBe("국밥");
    expect(reloaded.readDraft(3)).toBe("쓰다 만 말");

    const after = await loadPage();
    after.initSessionStore(after.fakeSource(source));
    await after.reloadMember();
    expect(after.sessionNow()).toMatchObject({ member: { id: 8 } });
    expect(after.useDraft.getState().title).toBe("");
    expect(after.readDraft(3)).toBe("");
    expect(after.outboxStorage(3).load()).toEqual([]);
  },
);

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
