// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { readDraft, saveDraft, saveLastSeen, outboxStorage } from "../features/chat/model/storage.ts";
import { changeDraft, useDraft } from "../features/create/model/draft.ts";
import { buildMember, fakeSource, startMemberSession } from "../testing/session.ts";
import { persistMember, readPersistedMember } from "../offline/persistedQueries.ts";
import { saveReturnPath } from "../session/returnPath.ts";
import { initSessionStore, reloadMember } from "../session/session.ts";
import { endMember } from "./endMember.ts";

async function writeAsMember(): Promise<void> {
  await startMemberSession();
  saveDraft(3, "쓰다 만 말");
  outboxStorage(3).save([{ clientId: "c-1", content: "가요", writtenAt: 0, state: "pending", reason: null }]);
  changeDraft({ title: "국밥" });
}

const written = () => [readDraft(3), outboxStorage(3).load().length, useDraft.getState().title];

it.each([
  ["fetched", { load: () => Promise.resolve(buildMember({ id: 8 })) }],
  ["stored", { load: () => Promise.resolve("unreachable" as const), readCachedMember: () => buildMember({ id: 8 }) }],
])("another member, who is %s, gets nothing that this tab's member wrote", async (_, source) => {
  await writeAsMember();
  await reloadMember();
  expect(written()).toEqual(["쓰다 만 말", 1, "국밥"]);
  initSessionStore(fakeSource(source));
  await reloadMember();
  expect(written()).toEqual(["", 0, ""]);
});

it("a tab that the browser restores knows who wrote what it has", async () => {
  await writeAsMember();
  // What an earlier release of the app has stored has no owner.
  window.sessionStorage.removeItem("babchingu.draftsOwner");
  // A query loads this module again, and nothing else.
  const path = "../session/drafts.ts?restored";
  const { claimDrafts } = (await import(/* @vite-ignore */ path)) as { claimDrafts: (memberId: number) => void };
  claimDrafts(7);
  expect(readDraft(3)).toBe("쓰다 만 말");
  claimDrafts(8);
  expect([readDraft(3), outboxStorage(3).load()]).toEqual(["", []]);
});

it("who logs in over another member's session that couldn't be read finds nothing that was loaded", async () => {
  persistMember(buildMember());
  const client = new QueryClient();
  client.setQueryData(["rooms"], []);
  endMember("superseded", client);
  expect([client.getQueryData(["rooms"]), readPersistedMember()]).toEqual([undefined, null]);
});

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
