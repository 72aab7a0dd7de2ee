// @vitest-environment jsdom
import type { ChatroomInfo } from "@babchingu/openapi/types";
import { QueryClient } from "@tanstack/react-query";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { errorResponse, stubBackend } from "../../../testing/backend.ts";
import { setUpDom } from "../../../testing/dom.ts";
import { deferResponse, leaveScreen, press, renderScreens } from "../../../testing/screens.tsx";
import { startMemberSession } from "../../../testing/session.ts";
import { attendanceKey } from "../model/useAttendance.ts";
import { RatingSheet } from "./RatingSheet.tsx";

setUpDom();

const me = { id: 7, name: "국밥요정", imageUrl: null };
const other = { id: 8, name: "매운맛도전", imageUrl: null };

async function open(members: ChatroomInfo["members"], client = new QueryClient()): Promise<() => void> {
  const info: ChatroomInfo = {
    meetingTitle: "나 홀로 밥상",
    meetingImageUrl: null,
    meetingStatus: "END",
    members,
    hostId: 7,
    blockMemberIdList: [],
    placeLatitude: 37.5,
    placeLongitude: 127,
  };
  await startMemberSession(() => ({ id: 7 }));
  const hide = vi.fn();
  renderScreens({ "/": <RatingSheet sheet={{ open: true, hide }} meetingId={3} info={info} /> }, "/", client);
  return hide;
}

it("shows an empty state when all other members have left", async () => {
  await open([me]);
  expect(await screen.findByText("평가할 밥친구가 없어요")).toBeDefined();
});

it("asks whether it was stored when its response is lost, and closes when it was", async () => {
  const client = new QueryClient();
  client.setQueryData(attendanceKey(3), { checked: true, evaluated: false });
  let isLost = true;
  stubBackend({
    "PATCH /members/point": () => {
      if (isLost) throw new TypeError("Failed to fetch");
      return errorResponse("ALREADY_EVALUATED");
    },
  });
  const hide = await open([me, other], client);
  fireEvent.click(screen.getByLabelText("좋았어요"));
  press("평가 보내기");
  await screen.findByText("인터넷 연결을 확인하고 다시 시도해 주세요.");
  press("확인");
  expect(client.getQueryState(attendanceKey(3))?.isInvalidated).toBe(true);
  expect(hide).not.toHaveBeenCalled();
  isLost = false;
  press("평가 보내기");
  await screen.findByText("이미 매너 평가를 했어요.");
  press("확인");
  await waitFor(() => expect(hide).toHaveBeenCalledTimes(1));
});

it.each([
  ["stored", () => new Response(null, { status: 204 })],
  ["stored before", () => Response.json(errorResponse("ALREADY_EVALUATED")[1], { status: 409 })],
])("doesn't go back when the room was left before the rating was %s", async (_, respond) => {
  const deferred = deferResponse();
  const hide = await open([me, other]);
  fireEvent.click(screen.getByLabelText("좋았어요"));
  press("평가 보내기");
  await deferred.requested();
  leaveScreen();
  deferred.resolve(respond());
  await screen.findByText(/매너 평가를/);
  expect(hide).not.toHaveBeenCalled();
});
