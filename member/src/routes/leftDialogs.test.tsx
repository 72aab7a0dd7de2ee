// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { BrowserRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { initSessionStore, reloadMember } from "../session/session.ts";
import { setUpDom } from "../testing/dom.ts";
import { fakeSource } from "../testing/session.ts";
import { confirm, DialogHost } from "../ui/overlays/Dialog.tsx";
import { AppRoutes } from "./AppRoutes.tsx";

setUpDom();

it("a question dies with its screen, and what it would have charged with it", async () => {
  vi.stubGlobal("scrollTo", () => {});
  initSessionStore(fakeSource({}));
  await reloadMember();
  window.history.replaceState(null, "", "/nowhere");
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
      <DialogHost />
    </QueryClientProvider>,
  );
  const home = await screen.findByRole("link", { name: "처음으로 가기" });
  const answer = confirm({ title: "500알 내고 참여할까요?", action: "참여하기" });
  await screen.findByRole("alertdialog");
  fireEvent.click(home);
  expect(await answer).toBe(false);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
