// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { BrowserRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { initSessionStore, reloadMember } from "../session/session.ts";
import { setUpDom } from "../testing/dom.ts";
import { fakeSource, startMemberSession } from "../testing/session.ts";
import { confirm, DialogHost } from "../ui/overlays/Dialog.tsx";
import { AppRoutes } from "./AppRoutes.tsx";

setUpDom();

function openPage(): void {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
      <DialogHost />
    </QueryClientProvider>,
  );
}

it("a question dies with its screen, and what it would have charged with it", async () => {
  vi.stubGlobal("scrollTo", () => {});
  initSessionStore(fakeSource({}));
  await reloadMember();
  window.history.replaceState(null, "", "/nowhere");
  openPage();
  const home = await screen.findByRole("link", { name: "처음으로 가기" });
  const answer = confirm({ title: "500알 내고 참여할까요?", action: "참여하기" });
  await screen.findByRole("alertdialog");
  fireEvent.click(home);
  expect(await answer).toBe(false);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("a message that a step back has closed doesn't lead back a second time", async () => {
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 500 })));
  await startMemberSession();
  window.history.replaceState({ idx: 0 }, "", "/nowhere");
  window.history.pushState({ idx: 1 }, "", "/meetings/3/update");
  openPage();
  await screen.findByRole("alertdialog");
  window.history.back();
  await screen.findByRole("link", { name: "처음으로 가기" });
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(window.location.pathname).toBe("/nowhere");
});
