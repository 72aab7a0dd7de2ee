// @vitest-environment jsdom
import type { Position } from "@babchingu/openapi";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { expect, it, vi } from "vitest";
import { reloadMember, startSession } from "../../../session/session.ts";
import { buildMember, fakeSource } from "../../../testing/session.ts";
import { setUpDom } from "../../../testing/dom.ts";
import { DirectPlaceTab } from "./DirectPlaceTab.tsx";
import { emptyDirectPlace } from "../model/directPlace.ts";

const map = vi.hoisted(() => ({ handlers: [] as ((position: Position) => void)[] }));
vi.mock("../../../map/LocationPicker.tsx", () => ({
  LocationPicker: ({ onChange }: { onChange: (position: Position) => void }): null => {
    map.handlers.push(onChange);
    return null;
  },
}));
setUpDom();

function Form(): ReactNode {
  const [value, setValue] = useState(emptyDirectPlace);
  return (
    <>
      <DirectPlaceTab value={value} onChange={setValue} errors={{}} />
      <pre data-testid="place">{JSON.stringify(value)}</pre>
    </>
  );
}

it("keeps what was typed while the position was being found", async () => {
  startSession(fakeSource({ load: () => Promise.resolve(buildMember()) }));
  await reloadMember();
  render(<Form />);
  const staleHandler = map.handlers.at(-1);
  fireEvent.change(screen.getByLabelText("장소 이름"), { target: { value: "연남동 편의점 앞" } });
  fireEvent.change(screen.getByLabelText("주소"), { target: { value: "서울 마포구 동교로 1" } });
  act(() => staleHandler?.({ latitude: 37.56, longitude: 126.93 }));
  expect(JSON.parse(screen.getByTestId("place").textContent)).toEqual({
    name: "연남동 편의점 앞",
    address: "서울 마포구 동교로 1",
    position: { latitude: 37.56, longitude: 126.93 },
  });
});
