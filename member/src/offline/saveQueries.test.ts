// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test } from "vitest";
import { buildMember, startMemberSession } from "../testing/session.ts";
import { restoreQueries } from "./persistedQueries.ts";
import { saveQueries } from "./saveQueries.ts";

const me = buildMember();

beforeEach(async () => {
  window.localStorage.clear();
  await startMemberSession();
});

test("what the member saw of own meetings can be read again after a reload, other meetings can't", () => {
  const client = new QueryClient();
  client.setQueryData(["meeting", 1], { members: [{ id: me.id }] });
  client.setQueryData(["meeting", 2], { members: [{ id: me.id + 1 }] });
  client.setQueryData(["meeting", 2, "certificate"], { title: "국밥" }, { updatedAt: 5 });
  client.setQueryData(["chat", "info", 1], { meetingTitle: "국밥" });
  client.setQueryData(["rice", "transactions"], { pages: [[1], [2]], pageParams: [0, 1] });
  client.setQueryData(["blocks"], []);
  saveQueries(client);
  const reloaded = new QueryClient();
  restoreQueries(reloaded);
  const keys = reloaded
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey.join(" "));
  expect(keys.toSorted()).toEqual(["chat info 1", "meeting 1", "meeting 2 certificate", "rice transactions"]);
  expect(reloaded.getQueryData(["rice", "transactions"])).toEqual({ pages: [[1]], pageParams: [0] });
  expect(reloaded.getQueryState(["meeting", 2, "certificate"])?.dataUpdatedAt).toBe(5);
});
