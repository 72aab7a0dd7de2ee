// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { patchMember } from "../../../session/session.ts";
import { stubResponses } from "../../../testing/backend.ts";
import { setUpDom } from "../../../testing/dom.ts";
import { press, renderScreens, type } from "../../../testing/screens.tsx";
import { startMemberSession } from "../../../testing/session.ts";
import { type SelectedPlace, useSelectedPlace } from "../model/selectedPlace.ts";
import { PlaceSelectionScreen } from "./PlaceSelectionScreen.tsx";

setUpDom();

function Form(): ReactNode {
  const [place, setPlace] = useState<SelectedPlace | null>(null);
  useSelectedPlace(setPlace);
  return <output>{place && `${place.name} ${place.latitude} ${place.longitude}`}</output>;
}

beforeEach(async () => {
  window.sessionStorage.clear();
  await startMemberSession();
  stubResponses({ "GET /places/search": [200, { places: [], hasMore: false }] });
});

function open(query: string): void {
  const at = `/place-selection?${query}`;
  renderScreens({ "/place-selection": <PlaceSelectionScreen />, "/create-meeting": <Form /> }, at);
}

describe("PlaceSelectionScreen", () => {
  it("takes the member's position of now while the map wasn't moved", async () => {
    open("tab=direct");
    type("장소 이름", "한강공원 편의점 앞");
    type("주소", "서울 영등포구 여의동로 330");
    act(() => patchMember({ latitude: 35.1, longitude: 129 }));
    press("여기로 정하기");
    expect(await screen.findByText("한강공원 편의점 앞 35.1 129")).toBeDefined();
  });

  it("keeps no place of an earlier search", async () => {
    const place = { name: "하카타분코", address: "서울 마포구 독막로 1", phone: null, latitude: 37.5, longitude: 127 };
    stubResponses({ "GET /places/search": [200, { places: [place], hasMore: false }] });
    open("tab=nearby&q=라멘");
    fireEvent.click(await screen.findByRole("button", { name: /하카타분코/, pressed: false }));
    expect(screen.getByRole("button", { name: "여기로 정하기" })).toBeDefined();
    type("가게 이름이나 음식", "냉면");
    press("검색");
    expect(screen.getByRole("button", { name: "장소를 골라 주세요" })).toHaveProperty("disabled", true);
  });

  it("keeps the search while another tab is looked at", async () => {
    open("tab=nearby&q=국밥");
    await screen.findByDisplayValue("국밥");
    fireEvent.click(screen.getByLabelText("직접 입력"));
    fireEvent.click(screen.getByLabelText("주변 검색"));
    expect(screen.getByLabelText("가게 이름이나 음식")).toHaveProperty("value", "국밥");
  });
});
