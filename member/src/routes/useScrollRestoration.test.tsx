// @vitest-environment jsdom
import { act, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, type NavigateFunction, useNavigate } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { setUpDom } from "../testing/dom.ts";
import { useScrollRestoration } from "./useScrollRestoration.ts";

setUpDom();

it("returns to where a page was left: by the back button, and a main page by its tab as well", () => {
  const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  let navigate: NavigateFunction | undefined;
  function Page(): ReactNode {
    navigate = useNavigate();
    useScrollRestoration();
    return null;
  }
  const go = (to: string, replace = false): void => act(() => void navigate?.(to, { replace }));
  const scroll = (y: number): void => {
    vi.stubGlobal("scrollY", y);
    window.dispatchEvent(new Event("scroll"));
  };
  render(
    <MemoryRouter initialEntries={["/meetings"]}>
      <Page />
    </MemoryRouter>,
  );
  scroll(300);
  go("/meetings/3");
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  scroll(40);
  act(() => void navigate?.(-1));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 300);

  go("/mypage");
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  scroll(120);
  go("/meetings");
  expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
  go("/mypage");
  expect(scrollTo).toHaveBeenLastCalledWith(0, 120);
  // The list after a creation shows the new meeting, at its top.
  go("/create-meeting");
  go("/meetings", true);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  vi.unstubAllGlobals();
});
