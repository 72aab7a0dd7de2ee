// @vitest-environment jsdom
import type { Position } from "@babchingu/openapi";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { setUpDom } from "../../../testing/dom.ts";
import { type GeolocationStub, stubGeolocation } from "../../../testing/geolocation.ts";
import { PICKED_POSITION } from "../../../testing/maps.tsx";
import { startMemberSession } from "../../../testing/session.ts";
import { PositionChooser } from "./PositionChooser.tsx";

const DEVICE_POSITION = { latitude: 35.1, longitude: 129 };
let geolocation: GeolocationStub;

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
  geolocation = stubGeolocation();
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
  await act(async () => geolocation.find(DEVICE_POSITION));
  await waitFor(() => expect(screen.queryByText("처리하는 중이에요")).toBeNull());
}

describe("PositionChooser", () => {
  it("sets the position of the device, also after one was chosen on the map", async () => {
    press(/지도/);
    expect(chosenPosition()).toEqual(PICKED_POSITION);
    await locate();
    expect(chosenPosition()).toEqual(DEVICE_POSITION);
  });

  it("keeps the position that was chosen on the map while the device was located", async () => {
    await locate(() => press(/지도/));
    expect(chosenPosition()).toEqual(PICKED_POSITION);
  });
});
