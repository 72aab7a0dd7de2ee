// @vitest-environment jsdom
import type { Position } from "@babchingu/openapi";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PositionOutcome } from "../../../native/position.ts";
import { signIn } from "../../../testing/session.ts";
import { setUpDom } from "../../../testing/dom.ts";
import { PlaceChooser } from "./PlaceChooser.tsx";

const HERE = { latitude: 35.1, longitude: 129 };
const PICKED = { latitude: 37.4, longitude: 127.1 };

const device = vi.hoisted(() => ({ answer: (() => {}) as (outcome: PositionOutcome) => void }));
vi.mock("../../../native/locate.ts", () => ({
  locate: () =>
    new Promise<PositionOutcome>((resolve) => {
      device.answer = resolve;
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
      <PlaceChooser place={value} onChange={setValue} />
      <pre data-testid="place">{JSON.stringify(value)}</pre>
    </>
  );
}

beforeEach(async () => {
  await signIn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
});

const place = (): unknown => JSON.parse(screen.getByTestId("place").textContent);
const press = (name: RegExp): void => void fireEvent.click(screen.getByRole("button", { name }));

async function find(meanwhile: () => void = () => {}): Promise<void> {
  press(/현재 위치로 찾기/);
  await screen.findByText("처리하는 중이에요");
  meanwhile();
  await act(async () => device.answer({ kind: "found", position: HERE }));
  await waitFor(() => expect(screen.queryByText("처리하는 중이에요")).toBeNull());
}

describe("PlaceChooser", () => {
  it("sets the position of the device, also after a place was picked", async () => {
    press(/지도/);
    expect(place()).toEqual(PICKED);
    await find();
    expect(place()).toEqual(HERE);
  });

  it("keeps the place that was picked while the position was being found", async () => {
    await find(() => press(/지도/));
    expect(place()).toEqual(PICKED);
  });
});
