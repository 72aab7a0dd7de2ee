// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation, useNavigationType } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { BowlIcon, ChatIcon } from "../icons/icons.tsx";
import { Link } from "./Link.tsx";
import { Redirect } from "./Redirect.tsx";
import { TabBar } from "./TabBar.tsx";
import { setUpDom } from "../../testing/dom.ts";
import { useSearchParams } from "./useSearchParams.ts";

setUpDom();

function Here(): ReactNode {
  const { pathname, search, state } = useLocation();
  return <output>{`${useNavigationType()} ${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

function show(children: ReactNode, at = "/app/meetings"): void {
  render(
    <MemoryRouter basename="/app" initialEntries={[at]}>
      {children}
      <Here />
    </MemoryRouter>,
  );
}

const here = (): string | null => screen.getByRole("status").textContent;

describe("Link", () => {
  it("has the URL below the base and navigates within the app", () => {
    show(
      <Link to="/chat/3" state={{ from: "list" }}>
        채팅
      </Link>,
    );
    const link = screen.getByRole("link", { name: "채팅" });
    expect(link.getAttribute("href")).toBe("/app/chat/3");
    fireEvent.click(link);
    expect(here()).toBe('PUSH /chat/3 {"from":"list"}');
  });

  it("replaces the page with `replace`", () => {
    show(
      <Link to="/login" replace>
        로그인
      </Link>,
    );
    fireEvent.click(screen.getByRole("link"));
    expect(here()).toBe("REPLACE /login null");
  });

  it("leaves a click for another tab to the browser", () => {
    show(<Link to="/login">로그인</Link>);
    // jsdom can't open what the browser would, so the click ends here.
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByRole("link"), { ctrlKey: true });
    expect(here()).toBe("POP /meetings null");
  });
});

describe("Redirect", () => {
  it("replaces the page", () => {
    show(<Redirect to="/welcome" />);
    expect(here()).toBe("REPLACE /welcome null");
  });
});

const active = (): (string | null)[] =>
  screen
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current") === "page")
    .map((link) => link.textContent);

describe("TabBar", () => {
  const items = [
    { to: "/meetings", label: "모임", Icon: BowlIcon },
    { to: "/chat", label: "채팅", Icon: ChatIcon },
  ];
  it.each([
    ["/app/chat", ["채팅"]],
    ["/app/meetings/3", ["모임"]],
    ["/app/chatter", []],
  ])("on %s marks %j", (at, labels) => {
    show(<TabBar items={items} />, at);
    expect(active()).toEqual(labels);
  });
});

function Filter(): ReactNode {
  const [params, setParams] = useSearchParams();
  return (
    <button type="button" onClick={() => setParams({ tab: "점심 & 저녁" }, { replace: true })}>
      {params.get("tab") ?? "없음"}
    </button>
  );
}

describe("useSearchParams", () => {
  it("reads the parameters and replaces all of them", () => {
    show(<Filter />, "/app/search?q=1&tab=%EB%B0%A5");
    fireEvent.click(screen.getByRole("button", { name: "밥" }));
    expect(screen.getByRole("button").textContent).toBe("점심 & 저녁");
    expect(here()).toBe(`REPLACE /search?${new URLSearchParams({ tab: "점심 & 저녁" }).toString()} null`);
  });
});
