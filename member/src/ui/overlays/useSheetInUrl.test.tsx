// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { MemoryRouter, useLocation, useNavigate } from "react-router-dom";
import { expect, it } from "vitest";
import { setUpDom } from "../../testing/dom.ts";
import { useSheetInUrl } from "./useSheetInUrl.ts";

setUpDom();

it("leads back only once when a step back has closed the sheet before an answer does", () => {
  const { result } = renderHook(
    () => ({ sheet: useSheetInUrl("menu"), navigate: useNavigate(), path: useLocation().pathname }),
    { wrapper: ({ children }) => <MemoryRouter initialEntries={["/before", "/page"]}>{children}</MemoryRouter> },
  );
  act(() => result.current.sheet.show());
  const { hide } = result.current.sheet;
  act(() => void result.current.navigate(-1));
  expect(result.current.sheet.open).toBe(false);
  act(() => hide());
  expect(result.current.path).toBe("/page");
});
