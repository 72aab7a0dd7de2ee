// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { reloadMember, startSession } from "../../session/session.ts";
import { buildMember, fakeSource } from "../../session/testing.ts";
import { setUpDom } from "../../ui/testing.ts";
import { goOn, type HeldAnswer, holdAnswer, renderScreens } from "../testing.tsx";
import { LocationSelectionScreen } from "./LocationSelectionScreen.tsx";

vi.mock("../../location/PlaceChooser.tsx", () => ({
  PlaceChooser: ({ onChange }: { onChange: (place: object) => void }) => (
    <button type="button" onClick={() => onChange({ latitude: 37.5, longitude: 127 })}>
      지도에서 고르기
    </button>
  ),
}));
setUpDom();

let held: HeldAnswer;

beforeEach(async () => {
  startSession(fakeSource({ load: () => Promise.resolve(buildMember()) }));
  await reloadMember();
  held = holdAnswer();
});

async function save(): Promise<void> {
  renderScreens(
    { "/location-selection": <LocationSelectionScreen />, "/meetings": <p>모임 목록</p> },
    "/location-selection",
  );
  fireEvent.click(screen.getByText("지도에서 고르기"));
  fireEvent.click(screen.getByRole("button", { name: "이 위치로 정하기" }));
  await held.asked();
}

describe("LocationSelectionScreen", () => {
  it("leads back once the place is saved", async () => {
    await save();
    held.arrive(new Response(null, { status: 204 }));
    expect(await screen.findByText("모임 목록")).toBeDefined();
  });

  it("leaves those who have gone on where they are when the answer comes late", async () => {
    await save();
    goOn();
    held.arrive(new Response(null, { status: 204 }));
    expect(await screen.findByText("내 위치를 저장했어요.")).toBeDefined();
    expect(screen.getByText("다른 화면")).toBeDefined();
  });
});
