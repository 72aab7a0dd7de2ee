// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { setUpDom } from "../../../testing/dom.ts";
import { errorResponse, type Responders, stubBackend } from "../../../testing/backend.ts";
import { renderScreens } from "../../../testing/screens.tsx";
import { ProfileSheet, useProfileSheet } from "./ProfileSheet.tsx";

setUpDom();

function Opener(): ReactNode {
  const sheet = useProfileSheet();
  return (
    <>
      <button type="button" onClick={() => sheet.show(7)}>
        열기
      </button>
      <ProfileSheet sheet={sheet} />
    </>
  );
}

function open(responders: Responders): void {
  stubBackend(responders);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderScreens({ "/": <Opener /> }, "/", client);
  fireEvent.click(screen.getByRole("button", { name: "열기" }));
}

it("tells score, attendance and since when somebody is a member", async () => {
  const counts = { meetingsHeld: 3, meetingsAttended: 12, noShows: 0 };
  const profile = {
    name: "매운맛도전",
    imageUrl: null,
    point: 61,
    phoneVerified: true,
    joinedOn: "2025-11",
    ...counts,
  };
  open({ "GET /members/{id}/profile": [200, profile] });
  await screen.findByText("매운맛도전");
  const text = screen.getByRole("dialog").textContent;
  for (const fact of ["2025년 11월부터", "휴대폰 인증", "61점", "출석12번", "연 모임3번", "최근 1년 노쇼0번"]) {
    expect(text).toContain(fact);
  }
});

it("says when a profile can't be read any more", async () => {
  open({ "GET /members/{id}/profile": errorResponse("MEMBER_NOT_FOUND") });
  expect(await screen.findByText(/지금은 프로필을 볼 수 없어요/)).toBeDefined();
});
