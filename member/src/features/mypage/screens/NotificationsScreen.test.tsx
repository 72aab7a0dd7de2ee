// @vitest-environment jsdom
import * as errorCodes from "@babchingu/openapi/error-codes";
import type { Notification } from "@babchingu/openapi/types";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { setUpDom } from "../../../testing/dom.ts";
import { ToastHost } from "../../../ui/overlays/Toast.tsx";
import { NotificationsScreen } from "./NotificationsScreen.tsx";

setUpDom();

const note = (id: number, title: string): Notification => ({
  id,
  title,
  content: "내용",
  url: null,
  createdAt: "2026-02-01T00:00:00.000Z",
});
const ALL = [note(1, "확정"), note(2, "소식")];

interface Asked {
  call: string;
  answer: (status: number, body: unknown) => Promise<void>;
}
let asked: Asked[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal(
    "fetch",
    ({ method, url, signal }: Request) =>
      new Promise<Response>((resolve, reject) => {
        signal.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
        asked.push({
          call: `${method} ${new URL(url).pathname.replace("/api/v1", "")}`,
          answer: (status, body) =>
            act(async () => {
              const headers = { "Content-Type": "application/json" };
              resolve(new Response(body === null ? null : JSON.stringify(body), { status, headers }));
              await new Promise((done) => {
                setTimeout(done, 50);
              });
            }),
        });
      }),
  );
});

/** The list as it was seen last, while it is read again. */
async function open(): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(["notifications", "list"], ALL);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <NotificationsScreen />
      </MemoryRouter>
      <ToastHost />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(calls()).toEqual(["GET /notifications"]));
}

const calls = (): string[] => asked.map(({ call }) => call);
const bin = (): HTMLElement | null => screen.queryByRole("button", { name: "지우기: 소식" });

async function remove(): Promise<void> {
  fireEvent.click(bin() as HTMLElement);
  await waitFor(() => expect(asked.at(-1)?.call).toBe("DELETE /notifications/2"));
}

describe("NotificationsScreen", () => {
  it("doesn't show a notification again that was deleted while the list was read", async () => {
    await open();
    await remove();
    await asked[1]?.answer(204, null);
    expect(bin()).toBeNull();
    await asked[0]?.answer(200, ALL);
    expect(bin()).toBeNull();
    expect(calls().slice(2)).toEqual(["GET /notifications"]);
    await asked[2]?.answer(200, [ALL[0], note(3, "새 소식")]);
    expect(bin()).toBeNull();
    expect(screen.getByText("새 소식")).toBeDefined();
  });

  it("doesn't read the list again when no read was pending", async () => {
    await open();
    await asked[0]?.answer(200, ALL);
    await remove();
    await asked[1]?.answer(204, null);
    expect(bin()).toBeNull();
    expect(calls()).toHaveLength(2);
  });

  it("deletes once, however often it is pressed", async () => {
    await open();
    await asked[0]?.answer(200, ALL);
    await remove();
    await waitFor(() => expect(bin()?.getAttribute("aria-busy")).toBe("true"));
    fireEvent.click(bin() as HTMLElement);
    await act(async () => {});
    expect(calls()).toHaveLength(2);
  });

  it("treats a 404 as deleted, and no other error", async () => {
    await open();
    await asked[0]?.answer(200, ALL);
    await remove();
    await asked[1]?.answer(500, { code: errorCodes.INTERNAL, message: "오류가 발생했어요." });
    expect(screen.getByText("오류가 발생했어요.")).toBeDefined();
    await remove();
    await asked[2]?.answer(404, { code: errorCodes.NOT_FOUND, message: "알림을 찾을 수 없어요." });
    expect(bin()).toBeNull();
    expect(screen.queryByText("알림을 찾을 수 없어요.")).toBeNull();
  });
});
