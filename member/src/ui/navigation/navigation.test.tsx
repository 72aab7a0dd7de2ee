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

function CurrentLocation(): ReactNode {
  const { pathname, search, state } = useLocation();
  return <output>{`${useNavigationType()} ${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

function renderAt(children: ReactNode, at = "/app/meetings"): void {
  render(
    <MemoryRouter basename="/app" initialEntries={[at]}>
      {children}
      <CurrentLocation />
    </MemoryRouter>,
  );
}

const currentLocation = (): string | null => screen.getByRole("status").textContent;

describe("Link", () => {
  it("has the URL below the base and navigates within the app", () => {
    renderAt(
      <Link to="/chat/3" state={{ from: "list" }}>
        채팅
      </Link>,
    );
    const link = screen.getByRole("link", { name: "채팅" });
    expect(link.getAttribute("href")).toBe("/app/chat/3");
    fireEvent.click(link);
    expect(currentLocation()).toBe('PUSH /chat/3 {"from":"list"}');
  });

  it("replaces the history entry with `replace`", () => {
    renderAt(
      <Link to="/login" replace>
        로그인
      </Link>,
    );
    fireEvent.click(screen.getByRole("link"));
    expect(currentLocation()).toBe("REPLACE /login null");
  });

  it("lets the browser handle a click that opens a new tab", () => {
    renderAt(<Link to="/login">로그인</Link>);
    // jsdom can't open a tab, so the default action is prevented.
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByRole("link"), { ctrlKey: true });
    expect(currentLocation()).toBe("POP /meetings null");
  });
});

describe("Redirect", () => {
  it("replaces the history entry", () => {
    renderAt(<Redirect to="/welcome" />);
    expect(currentLocation()).toBe("REPLACE /welcome null");
  });
});

const activeTabs = (): (string | null)[] =>
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
    renderAt(<TabBar items={items} />, at);
    expect(activeTabs()).toEqual(labels);
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
    renderAt(<Filter />, "/app/search?q=1&tab=%EB%B0%A5");
    fireEvent.click(screen.getByRole("button", { name: "밥" }));
    expect(screen.getByRole("button").textContent).toBe("점심 & 저녁");
    expect(currentLocation()).toBe(`REPLACE /search?${new URLSearchParams({ tab: "점심 & 저녁" }).toString()} null`);
  });
});
