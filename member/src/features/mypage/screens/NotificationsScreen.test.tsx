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

const buildNotification = (id: number, title: string): Notification => ({
  id,
  title,
  content: "내용",
  url: null,
  createdAt: "2026-02-01T00:00:00.000Z",
});
const ALL = [buildNotification(1, "확정"), buildNotification(2, "소식")];

interface PendingRequest {
  call: string;
  respond: (status: number, body: unknown) => Promise<void>;
}
let requests: PendingRequest[];

beforeEach(() => {
  requests = [];
  vi.stubGlobal(
    "fetch",
    ({ method, url, signal }: Request) =>
      new Promise<Response>((resolve, reject) => {
        signal.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
        requests.push({
          call: `${method} ${new URL(url).pathname.replace("/api/v1", "")}`,
          respond: (status, body) =>
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

/** Shows the cached list while it is refetched. */
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

const calls = (): string[] => requests.map(({ call }) => call);
const deleteButton = (): HTMLElement | null => screen.queryByRole("button", { name: "‘소식’ 알림 지우기" });

async function remove(): Promise<void> {
  fireEvent.click(deleteButton() as HTMLElement);
  await waitFor(() => expect(requests.at(-1)?.call).toBe("DELETE /notifications/2"));
}

describe("NotificationsScreen", () => {
  it("doesn't show a notification again that was deleted while the list was fetched", async () => {
    await open();
    await remove();
    await requests[1]?.respond(204, null);
    expect(deleteButton()).toBeNull();
    await requests[0]?.respond(200, ALL);
    expect(deleteButton()).toBeNull();
    expect(calls().slice(2)).toEqual(["GET /notifications"]);
    await requests[2]?.respond(200, [ALL[0], buildNotification(3, "새 소식")]);
    expect(deleteButton()).toBeNull();
    expect(screen.getByText("새 소식")).toBeDefined();
  });

  it("doesn't refetch the list when no fetch was pending", async () => {
    await open();
    await requests[0]?.respond(200, ALL);
    await remove();
    await requests[1]?.respond(204, null);
    expect(deleteButton()).toBeNull();
    expect(calls()).toHaveLength(2);
  });

  it("sends one deletion, however often the button is pressed", async () => {
    await open();
    await requests[0]?.respond(200, ALL);
    await remove();
    await waitFor(() => expect(deleteButton()?.getAttribute("aria-busy")).toBe("true"));
    fireEvent.click(deleteButton() as HTMLElement);
    await act(async () => {});
    expect(calls()).toHaveLength(2);
  });

  it("treats a 404 as a successful deletion, but no other error", async () => {
    await open();
    await requests[0]?.respond(200, ALL);
    await remove();
    await requests[1]?.respond(500, { code: errorCodes.INTERNAL, message: "오류가 발생했어요." });
    expect(screen.getByText("오류가 발생했어요.")).toBeDefined();
    await remove();
    await requests[2]?.respond(404, { code: errorCodes.NOT_FOUND, message: "알림을 찾을 수 없어요." });
    expect(deleteButton()).toBeNull();
    expect(screen.queryByText("알림을 찾을 수 없어요.")).toBeNull();
  });
});
