// @vitest-environment jsdom
import type { ChatroomInfo } from "@babchingu/openapi/types";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { setUpDom } from "../../../testing/dom.ts";
import { renderScreens } from "../../../testing/screens.tsx";
import { startMemberSession } from "../../../testing/session.ts";
import { RatingSheet } from "./RatingSheet.tsx";

setUpDom();

it("shows an empty state when all other members have left", async () => {
  const info: ChatroomInfo = {
    meetingTitle: "나 홀로 밥상",
    meetingImageUrl: null,
    meetingStatus: "END",
    members: [{ id: 7, name: "국밥요정", imageUrl: null }],
    hostId: 7,
    blockMemberIdList: [],
    placeLatitude: 37.5,
    placeLongitude: 127,
  };
  await startMemberSession(() => ({ id: 7 }));
  const sheet = { open: true, hide: () => {} };
  renderScreens({ "/": <RatingSheet sheet={sheet} meetingId={3} info={info} /> }, "/");
  expect(await screen.findByText("평가할 밥친구가 없어요")).toBeDefined();
});
