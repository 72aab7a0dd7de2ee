// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { startMemberSession } from "../../../testing/session.ts";
import { setUpDom } from "../../../testing/dom.ts";
import { MypageScreen } from "./MypageScreen.tsx";

setUpDom();

it("MypageScreen refetches the member when it is opened: the server may have returned rice", async () => {
  let riceBalance = 0;
  await startMemberSession(() => ({ riceBalance }));
  riceBalance = 1500;
  // The member was fetched a minute ago, so the screen fetches it again.
  const nowSpy = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
  render(
    <MemoryRouter>
      <MypageScreen />
    </MemoryRouter>,
  );
  expect(await screen.findByText(/1,500/)).toBeDefined();
  nowSpy.mockRestore();
});
