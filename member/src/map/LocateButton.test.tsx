// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import type { Map } from "leaflet";
import type { ReactNode } from "react";
import { MapContainer } from "react-leaflet";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { DialogHost } from "../ui/overlays/Dialog.tsx";
import { setUpDom } from "../testing/dom.ts";
import { type GeolocationStub, stubGeolocation } from "../testing/geolocation.ts";
import { startMemberSession } from "../testing/session.ts";
import { LocateButton } from "./LocateButton.tsx";

setUpDom();

const START: [number, number] = [37.5, 127];
const DEVICE_POSITION = { latitude: 37.56, longitude: 126.93 };
let map: Map;
let geolocation: GeolocationStub;

beforeEach(async () => {
  geolocation = stubGeolocation();
  await startMemberSession();
});

function mapPage(onFound?: (position: typeof DEVICE_POSITION) => void): ReactNode {
  return (
    <>
      {onFound && (
        <MapContainer
          ref={(created) => {
            if (created) map = created;
          }}
          center={START}
          zoom={15}
          zoomAnimation={false}
        >
          <LocateButton onFound={onFound} />
        </MapContainer>
      )}
      <DialogHost />
    </>
  );
}

const press = (): void => void fireEvent.click(screen.getByRole("button", { name: "현재 위치로" }));
const find = (): Promise<void> => act(async () => geolocation.find(DEVICE_POSITION));
const timeOut = (): Promise<void> => act(async () => geolocation.timeOut());

describe("LocateButton", () => {
  it("calls the newest handler when the position arrives", async () => {
    const oldHandler = vi.fn();
    const newHandler = vi.fn();
    const { rerender } = render(mapPage(oldHandler));
    press();
    rerender(mapPage(newHandler));
    await find();
    expect(newHandler).toHaveBeenCalledExactlyOnceWith(DEVICE_POSITION);
    expect(oldHandler).not.toHaveBeenCalled();
    expect(map.getCenter().lat).toBeCloseTo(DEVICE_POSITION.latitude, 3);
  });

  it("doesn't move a map that was dragged meanwhile, but moves one that was only zoomed", async () => {
    const onFound = vi.fn();
    render(mapPage(onFound));
    press();
    act(() => void map.setView([37.4, 127.1], 15, { animate: false }));
    await find();
    expect(onFound).not.toHaveBeenCalled();
    expect(map.getCenter().lat).toBeCloseTo(37.4, 3);
    press();
    act(() => void map.setZoom(13, { animate: false }));
    await find();
    expect(onFound).toHaveBeenCalledExactlyOnceWith(DEVICE_POSITION);
  });

  it.each([
    ["a position", find],
    ["a timeout", timeOut],
  ])("ignores %s after the screen was left", async (_outcome, respond) => {
    const onFound = vi.fn();
    const { rerender } = render(mapPage(onFound));
    const setView = vi.spyOn(map, "setView");
    press();
    rerender(mapPage());
    await respond();
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(setView).not.toHaveBeenCalled();
    expect(onFound).not.toHaveBeenCalled();
  });

  it("shows why the position is unknown", async () => {
    render(mapPage(vi.fn()));
    press();
    await timeOut();
    expect((await screen.findByRole("alertdialog")).textContent).toContain("위치를 찾지 못했어요.");
    fireEvent.click(screen.getByRole("button", { name: "확인" }));
  });
});
