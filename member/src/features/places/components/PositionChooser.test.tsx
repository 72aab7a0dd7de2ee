// @vitest-environment jsdom
import type { Position } from "@babchingu/openapi";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PositionOutcome } from "../../../native/position.ts";
import { startMemberSession } from "../../../testing/session.ts";
import { setUpDom } from "../../../testing/dom.ts";
import { PositionChooser } from "./PositionChooser.tsx";

const DEVICE_POSITION = { latitude: 35.1, longitude: 129 };
const MAP_POSITION = { latitude: 37.4, longitude: 127.1 };

const device = vi.hoisted(() => ({ respond: (() => {}) as (outcome: PositionOutcome) => void }));
vi.mock("../../../native/locate.ts", () => ({
  locate: () =>
    new Promise<PositionOutcome>((resolve) => {
      device.respond = resolve;
    }),
}));
vi.mock("../../../map/LocationPicker.tsx", () => ({
  LocationPicker: ({ onChange }: { onChange: (position: Position) => void }): ReactNode => (
    <button type="button" onClick={() => onChange({ latitude: 37.4, longitude: 127.1 })}>
      지도
    </button>
  ),
}));
setUpDom();

function Form(): ReactNode {
  const [value, setValue] = useState<Position | null>(null);
  return (
    <>
      <PositionChooser position={value} onChange={setValue} mapHeight="300px" />
      <pre data-testid="position">{JSON.stringify(value)}</pre>
    </>
  );
}

beforeEach(async () => {
  await startMemberSession();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
});

const chosenPosition = (): unknown => JSON.parse(screen.getByTestId("position").textContent);
const press = (name: RegExp): void => void fireEvent.click(screen.getByRole("button", { name }));

async function locate(meanwhile: () => void = () => {}): Promise<void> {
  press(/현재 위치로 찾기/);
  await screen.findByText("처리하는 중이에요");
  meanwhile();
  await act(async () => device.respond({ kind: "found", position: DEVICE_POSITION }));
  await waitFor(() => expect(screen.queryByText("처리하는 중이에요")).toBeNull());
}

describe("PositionChooser", () => {
  it("sets the position of the device, also after one was chosen on the map", async () => {
    press(/지도/);
    expect(chosenPosition()).toEqual(MAP_POSITION);
    await locate();
    expect(chosenPosition()).toEqual(DEVICE_POSITION);
  });

  it("keeps the position that was chosen on the map while the device was located", async () => {
    await locate(() => press(/지도/));
    expect(chosenPosition()).toEqual(MAP_POSITION);
  });
});
