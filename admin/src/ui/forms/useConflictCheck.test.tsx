// @vitest-environment jsdom
import { act, cleanup, renderHook, screen } from "@testing-library/react";
import { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { AdminContext, Notification, type DataProvider } from "react-admin";
import { afterEach, expect, test, vi } from "vitest";
import { i18nProvider } from "../../i18n/provider.ts";
import { differencesOf, useConflictCheck } from "./useConflictCheck.tsx";

interface Row {
  id: number;
  title: string;
  imageId: number | null;
}
const form = {
  valuesOf: ({ title, imageId }: Row) => ({ title, image: { id: imageId } }),
  labels: { title: "제목", image: "이미지" },
  format: (value: string | { id: number | null }) => (typeof value === "string" ? value : String(value.id ?? "—")),
};
const before = { title: "봄맞이", image: { id: 3 } };

test("an unchanged row has no difference", () => {
  expect(differencesOf(before, { id: 1, title: "봄맞이", imageId: 3 }, form)).toEqual([]);
});

test("a change by another operator is shown with both values", () => {
  expect(differencesOf(before, { id: 1, title: "여름맞이", imageId: null }, form)).toEqual([
    { label: "제목", before: "봄맞이", now: "여름맞이" },
    { label: "이미지", before: "3", now: "—" },
  ]);
});

test("a field that the form doesn't edit is not compared", () => {
  const titleOnly = { ...form, labels: { title: "제목" } };
  expect(differencesOf(before, { id: 1, title: "봄맞이", imageId: null }, titleOnly)).toEqual([]);
});

afterEach(cleanup);

test("a difference found after the form was left saves nothing and shows an alert", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const rowResponse = Promise.withResolvers<{ data: Row }>();
  const provider = { getOne: () => rowResponse.promise } as unknown as DataProvider;
  let isOpen = true;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AdminContext dataProvider={provider} queryClient={new QueryClient()} i18nProvider={i18nProvider}>
      {isOpen ? children : null}
      <Notification />
    </AdminContext>
  );
  const titleForm = {
    valuesOf: ({ title }: { title: string }) => ({ title }),
    labels: { title: "제목" },
    format: String,
  };
  const { result, rerender } = renderHook(
    () => useConflictCheck<"announcements", { title: string }>("announcements", 1, titleForm),
    {
      wrapper,
    },
  );
  const send = vi.fn<() => Promise<{ ok: true; data: null }>>();
  const outcome = result.current.saveIfUnchanged({ title: "봄맞이" }, send);
  isOpen = false;
  rerender();
  await act(async () => {
    rowResponse.resolve({ data: { id: 1, title: "여름맞이", imageId: null } });
    expect(await outcome).toBeUndefined();
  });
  await screen.findByText("그사이 내용이 바뀌어서 저장하지 않았어요.");
  expect(send).not.toHaveBeenCalled();
});
