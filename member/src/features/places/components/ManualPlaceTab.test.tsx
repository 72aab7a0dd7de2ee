// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { expect, it } from "vitest";
import { startMemberSession } from "../../../testing/session.ts";
import { PICKED_POSITION } from "../../../testing/maps.tsx";
import { setUpDom } from "../../../testing/dom.ts";
import { ManualPlaceTab } from "./ManualPlaceTab.tsx";
import { emptyManualPlace } from "../model/manualPlace.ts";

setUpDom();

function Form(): ReactNode {
  const [value, setValue] = useState(emptyManualPlace);
  return (
    <>
      <ManualPlaceTab value={value} onChange={setValue} errors={{}} />
      <pre data-testid="place">{JSON.stringify(value)}</pre>
    </>
  );
}

it("keeps what was typed before the map reports its position", async () => {
  await startMemberSession();
  render(<Form />);
  fireEvent.change(screen.getByLabelText("장소 이름"), { target: { value: "연남동 편의점 앞" } });
  fireEvent.change(screen.getByLabelText("주소"), { target: { value: "서울 마포구 동교로 1" } });
  fireEvent.click(screen.getByRole("button", { name: "지도" }));
  expect(JSON.parse(screen.getByTestId("place").textContent)).toEqual({
    name: "연남동 편의점 앞",
    address: "서울 마포구 동교로 1",
    position: PICKED_POSITION,
  });
});
