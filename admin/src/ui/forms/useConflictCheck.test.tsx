// @vitest-environment jsdom
import { NetworkError } from "@babchingu/openapi";
import { act, cleanup, renderHook, screen } from "@testing-library/react";
import { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { AdminContext, HttpError, Notification, type DataProvider } from "react-admin";
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

const titleForm = {
  valuesOf: ({ title }: { title: string }) => ({ title }),
  labels: { title: "제목" },
  format: String,
};

function renderCheck(getOne: () => Promise<unknown>) {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const shown = { isOpen: true };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AdminContext
      dataProvider={{ getOne } as unknown as DataProvider}
      queryClient={new QueryClient()}
      i18nProvider={i18nProvider}
    >
      {shown.isOpen ? children : null}
      <Notification />
    </AdminContext>
  );
  const { result, rerender } = renderHook(
    () => useConflictCheck<"announcements", { title: string }>("announcements", 1, titleForm),
    { wrapper },
  );
  const leave = () => {
    shown.isOpen = false;
    rerender();
  };
  return { result, leave };
}
const mockSend = () => vi.fn<() => Promise<{ ok: true; data: null }>>().mockResolvedValue({ ok: true, data: null });

test("a difference found after the form was left saves nothing and shows an alert", async () => {
  const rowResponse = Promise.withResolvers<{ data: Row }>();
  const { result, leave } = renderCheck(() => rowResponse.promise);
  const send = mockSend();
  const outcome = result.current.saveIfUnchanged({ title: "봄맞이" }, send);
  leave();
  await act(async () => {
    rowResponse.resolve({ data: { id: 1, title: "여름맞이", imageId: null } });
    expect(await outcome).toBeUndefined();
  });
  await screen.findByText("그사이 내용이 바뀌어서 저장하지 않았어요.");
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ["no response", new NetworkError("off"), null],
  ["a busy server", new HttpError("", 503, { errors: {} }), 503],
])("after %s the row is unknown, and nothing is saved", async (_, failure, status) => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const { result } = renderCheck(() => Promise.reject(failure));
  const send = mockSend();
  const outcome = await act(() => result.current.saveIfUnchanged({ title: "봄맞이" }, send));
  expect(outcome).toEqual({ ok: false, errors: {}, status });
  await screen.findByText(/^그사이 내용이 바뀌었는지 확인하지 못해서 보내지 않았어요/);
  expect(send).not.toHaveBeenCalled();
});

test("that the row is gone is left to the write to report", async () => {
  const { result } = renderCheck(() => Promise.reject(new HttpError("", 404, { errors: {} })));
  const send = mockSend();
  await act(() => result.current.saveIfUnchanged({ title: "봄맞이" }, send));
  expect(send).toHaveBeenCalledOnce();
});
