// @vitest-environment jsdom
import { DEFAULT_CENTRE } from "@babchingu/openapi";
import type { MeetingMapItem } from "@babchingu/openapi/types";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { expect, it } from "vitest";
import { type SentRequest, stubBackend } from "../../../testing/backend.ts";
import { setUpDom } from "../../../testing/dom.ts";
import { PICKED_POSITION } from "../../../testing/maps.tsx";
import { press, renderScreens } from "../../../testing/screens.tsx";
import { startMemberSession } from "../../../testing/session.ts";
import { Link } from "../../../ui/navigation/Link.tsx";
import { ExploreScreen } from "./ExploreScreen.tsx";

setUpDom();

const meeting: MeetingMapItem = {
  meetingId: 3,
  title: "국밥 한 그릇",
  scheduledAt: "2100-03-01T18:30",
  placeName: "할매집",
  placeLatitude: 37.5,
  placeLongitude: 127,
  isPartnerPlace: false,
};

function Address(): ReactNode {
  return (
    <>
      <output aria-label="주소">{useLocation().search}</output>
      <Link to="/explore">탐색 탭</Link>
    </>
  );
}

async function open(at: string, home: { latitude: number; longitude: number } | null): Promise<SentRequest[]> {
  await startMemberSession(() => home ?? { latitude: null, longitude: null });
  const sent = stubBackend({ "GET /meetings/map": [200, { meetingMapDtoList: [meeting] }] });
  const element = (
    <>
      <ExploreScreen />
      <Address />
    </>
  );
  renderScreens({ "/explore": element }, at);
  await screen.findByRole("button", { name: "모임 1개" });
  return sent;
}

const HOME = { latitude: 37.55, longitude: 126.97 };
const centreOfMap = () => screen.getByRole("button", { name: "지도" }).title;

const centresOf = (sent: SentRequest[]) =>
  sent.map(({ url: { searchParams } }) => ["lat", "lng"].map((name) => Number(searchParams.get(name))));

it("begins again at home by its tab, but not by a search or a filter", async () => {
  const sent = await open("/explore?at=37.6,127", HOME);
  press("지도");
  press("여기서 다시 찾기");
  fireEvent.change(screen.getByLabelText("날짜"), { target: { value: "today" } });
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(centreOfMap()).toBe("37.6,127");
  fireEvent.click(screen.getByText("탐색 탭"));
  await waitFor(() => expect(centreOfMap()).toBe("37.55,126.97"));
  fireEvent.click(await screen.findByRole("button", { name: "여기서 다시 찾기" }));
  await waitFor(() => expect(sent).toHaveLength(4));
  const home = [HOME.latitude, HOME.longitude];
  expect(centresOf(sent)).toEqual([[37.6, 127], [37.5, 127], home, home]);
});

it("keeps where was searched in its address, for the way back from a meeting", async () => {
  const sent = await open("/explore?time=night", null);
  press("지도");
  press("여기서 다시 찾기");
  const searched = [PICKED_POSITION.latitude, PICKED_POSITION.longitude];
  await waitFor(() => expect(centresOf(sent)).toEqual([[DEFAULT_CENTRE.latitude, DEFAULT_CENTRE.longitude], searched]));
  const address = new URLSearchParams(screen.getByLabelText("주소").textContent);
  expect(Object.fromEntries(address)).toEqual({ time: "night", at: "37.5,127" });
  press("여기서 다시 찾기");
  await waitFor(() => expect(centresOf(sent).slice(2)).toEqual([searched]));
});

it.each([
  ["37.5,127", 37.5],
  ["91,127", DEFAULT_CENTRE.latitude],
  ["somewhere", DEFAULT_CENTRE.latitude],
])("begins at the place of the address: %s", async (at, latitude) => {
  expect(centresOf(await open(`/explore?at=${at}`, null))[0]?.[0]).toBe(latitude);
});

it.each([
  [{ latitude: 37.5, longitude: 127 }, "할매집 · 0m"],
  [null, "할매집"],
])("says how far a meeting is from the member's place: %o", async (home, text) => {
  await open("/explore?at=37.6,127", home);
  press("모임 1개");
  expect(screen.getByText(text)).toBeDefined();
});
