// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useNavigate } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { Link } from "../ui/navigation/Link.tsx";
import { setUpDom } from "../testing/dom.ts";
import { useScrollRestoration } from "./useScrollRestoration.ts";

setUpDom();

const paths = ["/meetings", "/meetings/3", "/mypage", "/create-meeting"];

function Page(): ReactNode {
  const navigate = useNavigate();
  useScrollRestoration();
  return (
    <>
      {paths.map((path) => (
        <Link key={path} to={path}>
          {path}
        </Link>
      ))}
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
      <Link to="/meetings" replace>
        done
      </Link>
    </>
  );
}

const press = (name: string): void => void fireEvent.click(screen.getByText(name));

function scroll(y: number): void {
  vi.stubGlobal("scrollY", y);
  act(() => void window.dispatchEvent(new Event("scroll")));
}

it("returns to where a page was left: by the back button, and a main page by its tab as well", () => {
  const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  const expectTop = (y: number): void => expect(scrollTo).toHaveBeenLastCalledWith(0, y);
  render(
    <MemoryRouter initialEntries={["/meetings"]}>
      <Page />
    </MemoryRouter>,
  );
  scroll(300);
  press("/meetings/3");
  expectTop(0);
  scroll(40);
  press("back");
  expectTop(300);

  press("/mypage");
  expectTop(0);
  scroll(120);
  press("/meetings");
  expectTop(300);
  press("/mypage");
  expectTop(120);
  // The list after a creation shows the new meeting, at its top.
  press("/create-meeting");
  press("done");
  expectTop(0);
});
