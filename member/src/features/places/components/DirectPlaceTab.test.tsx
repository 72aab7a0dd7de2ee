// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { expect, it } from "vitest";
import { signIn } from "../../../testing/session.ts";
import { PICKED } from "../../../testing/maps.tsx";
import { setUpDom } from "../../../testing/dom.ts";
import { DirectPlaceTab } from "./DirectPlaceTab.tsx";
import { emptyDirectPlace } from "../model/directPlace.ts";

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
  await signIn();
  render(<Form />);
  fireEvent.change(screen.getByLabelText("장소 이름"), { target: { value: "연남동 편의점 앞" } });
  fireEvent.change(screen.getByLabelText("주소"), { target: { value: "서울 마포구 동교로 1" } });
  fireEvent.click(screen.getByRole("button", { name: "지도" }));
  expect(JSON.parse(screen.getByTestId("place").textContent)).toEqual({
    name: "연남동 편의점 앞",
    address: "서울 마포구 동교로 1",
    position: PICKED,
  });
});
