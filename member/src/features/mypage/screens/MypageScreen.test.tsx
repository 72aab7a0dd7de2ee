// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { signIn } from "../../../testing/session.ts";
import { setUpDom } from "../../../testing/dom.ts";
import { MypageScreen } from "./MypageScreen.tsx";

setUpDom();

it("MypageScreen refetches the member when it is opened: rice is also returned by the server", async () => {
  let riceBalance = 0;
  await signIn(() => ({ riceBalance }));
  riceBalance = 1500;
  // Read at the start of the visit, a minute ago.
  const opened = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
  render(
    <MemoryRouter>
      <MypageScreen />
    </MemoryRouter>,
  );
  expect(await screen.findByText(/1,500/)).toBeDefined();
  opened.mockRestore();
});
