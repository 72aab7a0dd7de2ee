// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { startMemberSession } from "../../../testing/session.ts";
import { setUpDom } from "../../../testing/dom.ts";
import { leaveScreen, type DeferredResponse, deferResponse, renderScreens } from "../../../testing/screens.tsx";
import { LocationSelectionScreen } from "./LocationSelectionScreen.tsx";

setUpDom();

let deferred: DeferredResponse;

beforeEach(async () => {
  await startMemberSession();
  deferred = deferResponse();
});

async function save(): Promise<void> {
  renderScreens(
    { "/location-selection": <LocationSelectionScreen />, "/meetings": <p>모임 목록</p> },
    "/location-selection",
  );
  fireEvent.click(screen.getByRole("button", { name: "지도" }));
  fireEvent.click(screen.getByRole("button", { name: "이 위치로 정하기" }));
  await deferred.requested();
}

describe("LocationSelectionScreen", () => {
  it("navigates back once the position is saved", async () => {
    await save();
    deferred.resolve(new Response(null, { status: 204 }));
    expect(await screen.findByText("모임 목록")).toBeDefined();
  });

  it("doesn't navigate when the response arrives after the screen was left", async () => {
    await save();
    leaveScreen();
    deferred.resolve(new Response(null, { status: 204 }));
    expect(await screen.findByText("내 위치를 저장했어요.")).toBeDefined();
    expect(screen.getByText("다른 화면")).toBeDefined();
  });
});
