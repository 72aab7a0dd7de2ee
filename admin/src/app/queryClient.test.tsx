// @vitest-environment jsdom
import { act, cleanup, render, waitFor } from "@testing-library/react";
import { focusManager } from "@tanstack/react-query";
import { AdminContext, type DataProvider, useGetList, useGetOne } from "react-admin";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { readMeetingChats } from "../sections/meetings/calls.ts";
import { readChatsAround } from "../sections/reports/calls.ts";
import { Timeline } from "../sections/members/Timeline.tsx";
import { useApiPages, useApiQuery } from "../ui/feedback/useApiQuery.ts";
import { createQueryClient } from "./queryClient.ts";

const CREATED_AT = "2026-03-01T00:00:00.000Z";

function Reads() {
  useGetList("members");
  useGetList("members", { filter: { field: "name", q: "국밥" } });
  useGetOne("members", { id: 12 });
  useGetOne("announcements", { id: 3 });
  useApiPages("meetings", readMeetingChats, { id: 7 }, () => null);
  useApiQuery("meetings", readChatsAround, { id: 7, around: CREATED_AT });
  return <Timeline member={{ id: 12, createdAt: CREATED_AT } as never} />;
}

afterEach(() => {
  cleanup();
  focusManager.setFocused(undefined);
});

test("a window that gets the focus again repeats no read that the access log records (D61)", async () => {
  let reads: string[] = [];
  const provider: Partial<Record<string, (first: never, second: never) => Promise<unknown>>> = {
    getList: async (resource: string, { filter = {} }: { filter?: { q?: string } }) => {
      reads.push(filter.q === undefined ? resource : `${resource} search`);
      return { data: [], total: 0 };
    },
    getOne: async (resource: string, { id }: { id: number }) => {
      reads.push(`${resource} ${id}`);
      return { data: { id } };
    },
    callApi: async ({ name }: { name: string }) => {
      reads.push(name);
      return { data: name === "probeWorking" ? false : [] };
    },
  };
  render(
    <MemoryRouter>
      <AdminContext dataProvider={provider as unknown as DataProvider} queryClient={createQueryClient()}>
        <Reads />
      </AdminContext>
    </MemoryRouter>,
  );
  const recorded = ["members search", "members 12", "readMeetingChats", "readChatsAround", "meetings search"];
  await waitFor(() => expect(reads).toEqual(expect.arrayContaining(recorded)));
  focusManager.setFocused(false);
  reads = [];
  act(() => focusManager.setFocused(true));
  await waitFor(() => expect(reads).toEqual(expect.arrayContaining(["members", "announcements 3"])));
  expect(reads.filter((read) => recorded.includes(read))).toEqual([]);
});
