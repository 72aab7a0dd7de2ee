// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import type { Map } from "leaflet";
import type { ReactNode } from "react";
import { MapContainer } from "react-leaflet";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PositionOutcome } from "../native/position.ts";
import { DialogHost } from "../ui/overlays/Dialog.tsx";
import { setUpDom } from "../testing/dom.ts";
import { LocateButton } from "./LocateButton.tsx";

const device = vi.hoisted(() => ({ answer: (() => {}) as (outcome: PositionOutcome) => void }));
vi.mock("../native/locate.ts", () => ({
  locate: () =>
    new Promise<PositionOutcome>((resolve) => {
      device.answer = resolve;
    }),
}));
setUpDom();

const START: [number, number] = [37.5, 127];
const HERE = { latitude: 37.56, longitude: 126.93 };
let map: Map;

beforeEach(() => vi.clearAllMocks());

function page(onFound?: (position: typeof HERE) => void): ReactNode {
  return (
    <>
      {onFound && (
        <MapContainer
          ref={(made) => {
            if (made) map = made;
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
const answer = (outcome: PositionOutcome): Promise<void> => act(async () => device.answer(outcome));

describe("LocateButton", () => {
  it("calls the newest handler when the position arrives", async () => {
    const before = vi.fn();
    const now = vi.fn();
    const { rerender } = render(page(before));
    press();
    rerender(page(now));
    await answer({ kind: "found", position: HERE });
    expect(now).toHaveBeenCalledExactlyOnceWith(HERE);
    expect(before).not.toHaveBeenCalled();
    expect(map.getCenter().lat).toBeCloseTo(HERE.latitude, 3);
  });

  it("doesn't move a map that was dragged meanwhile, but moves one that was only zoomed", async () => {
    const onFound = vi.fn();
    render(page(onFound));
    press();
    act(() => void map.setView([37.4, 127.1], 15, { animate: false }));
    await answer({ kind: "found", position: HERE });
    expect(onFound).not.toHaveBeenCalled();
    expect(map.getCenter().lat).toBeCloseTo(37.4, 3);
    press();
    act(() => void map.setZoom(13, { animate: false }));
    await answer({ kind: "found", position: HERE });
    expect(onFound).toHaveBeenCalledExactlyOnceWith(HERE);
  });

  it.each<PositionOutcome>([{ kind: "timeout" }, { kind: "found", position: HERE }])(
    "ignores the outcome $kind once the screen is left",
    async (outcome) => {
      const onFound = vi.fn();
      const { rerender } = render(page(onFound));
      const setView = vi.spyOn(map, "setView");
      press();
      rerender(page());
      await answer(outcome);
      expect(screen.queryByRole("alertdialog")).toBeNull();
      expect(setView).not.toHaveBeenCalled();
      expect(onFound).not.toHaveBeenCalled();
    },
  );

  it("shows why there is no position while the map is mounted", async () => {
    render(page(vi.fn()));
    press();
    await answer({ kind: "timeout" });
    expect((await screen.findByRole("alertdialog")).textContent).toContain("위치를 찾지 못했어요.");
    fireEvent.click(screen.getByRole("button", { name: "확인" }));
  });
});
