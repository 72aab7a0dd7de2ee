// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { buildMember } from "../testing/session.ts";
import type { SessionState } from "../session/types.ts";
import { setUpDom } from "../testing/dom.ts";
import { Guard } from "./Guard.tsx";
import { saveReturnPath, readReturnPath } from "../session/returnPath.ts";

setUpDom();

function CurrentPath(): ReactNode {
  const { pathname, search } = useLocation();
  return <p data-testid="path">{pathname + search}</p>;
}

function App({ session, at }: { session: SessionState; at: string }): ReactNode {
  const activeMemberPage = (
    <Guard kind="active" session={session}>
      <CurrentPath />
    </Guard>
  );
  const guestPage = (
    <Guard kind="guest" session={session}>
      <CurrentPath />
    </Guard>
  );
  return (
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path="/" element={guestPage} />
        <Route path="/login" element={guestPage} />
        <Route path="*" element={activeMemberPage} />
      </Routes>
    </MemoryRouter>
  );
}

const currentPath = (): string => screen.getByTestId("path").textContent;

describe("Guard", () => {
  beforeEach(() => window.sessionStorage.clear());

  it("shows that it is loading", () => {
    render(<App session={{ kind: "loading" }} at="/meetings" />);
    expect(screen.getByRole("status").textContent).toContain("불러오는 중");
  });

  it("stores the page of a guest and redirects there after the sign-in, once", () => {
    const { unmount } = render(<App session={{ kind: "guest", reason: "none" }} at="/meetings/3?sheet=menu" />);
    expect(currentPath()).toBe("/");
    expect(readReturnPath()).toBe("/meetings/3?sheet=menu");
    unmount();

    render(<App session={{ kind: "member", member: buildMember() }} at="/login" />);
    expect(currentPath()).toBe("/meetings/3?sheet=menu");
    expect(readReturnPath()).toBeNull();
  });

  it("offers a retry when the server can't be reached", () => {
    render(<App session={{ kind: "guest", reason: "unreachable" }} at="/meetings" />);
    expect(screen.getByRole("alert").textContent).toContain("인터넷 연결");
    expect(screen.getByRole("button", { name: "다시 시도" })).toBeDefined();
  });

  it("stores no URL outside the app", () => {
    saveReturnPath("//elsewhere.example");
    saveReturnPath("https://elsewhere.example");
    saveReturnPath(String.raw`/\elsewhere.example`);
    expect(readReturnPath()).toBeNull();
  });
});
