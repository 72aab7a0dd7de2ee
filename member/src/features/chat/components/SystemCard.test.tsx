// @vitest-environment jsdom
import type { ChatMessage, ChatroomInfo } from "@babchingu/openapi/types";
import { QueryClient } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { stubBackend } from "../../../testing/backend.ts";
import { setUpDom } from "../../../testing/dom.ts";
import { renderScreens } from "../../../testing/screens.tsx";
import { attendanceKey } from "../model/useAttendance.ts";
import { SystemCard } from "./SystemCard.tsx";

setUpDom();

const info: ChatroomInfo = {
  meetingTitle: "연남 저녁",
  meetingImageUrl: null,
  meetingStatus: "CONFIRMED",
  members: [],
  hostId: 7,
  blockMemberIdList: [],
  placeLatitude: 37.5,
  placeLongitude: 127,
};

it.each([
  ["CHECK", "내 위치 확인하기"],
  ["EVALUATION", "매너 평가하기"],
])("the card %s keeps its button when the attendance can't be read again", async (content, button) => {
  let isLost = false;
  stubBackend({
    "GET /attendance/check": () => {
      if (isLost) throw new TypeError("Failed to fetch");
      return [200, { checked: false, evaluated: false }];
    },
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const message: ChatMessage = { id: 1, type: "SYSTEM", content, createdAt: new Date().toISOString(), memberId: null };
  renderScreens({ "/": <SystemCard {...{ message, info }} meetingId={3} onRate={() => {}} /> }, "/", client);
  await screen.findByRole("button", { name: button });
  isLost = true;
  await client.invalidateQueries({ queryKey: attendanceKey(3) });
  await waitFor(() => expect(client.getQueryState(attendanceKey(3))?.status).toBe("error"));
  expect(screen.getByRole("button", { name: button })).toBeDefined();
});

it("says in plain words who joined or left", () => {
  const content = "맵찔이탈출님이 들어왔어요.";
  const message: ChatMessage = { id: 1, type: "SYSTEM", content, createdAt: new Date().toISOString(), memberId: null };
  renderScreens({ "/": <SystemCard {...{ message, info }} meetingId={3} onRate={() => {}} /> }, "/");
  expect(screen.getByText(content)).toBeDefined();
});
