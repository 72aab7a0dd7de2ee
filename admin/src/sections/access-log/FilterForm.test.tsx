// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { AccessFilterForm } from "./FilterForm.tsx";

afterEach(cleanup);

test("a day that is typed only in part is refused, instead of showing every day", () => {
  const onFilter = vi.fn<(filters: object) => void>();
  render(<AccessFilterForm current={{ to: "2026-03-01" }} hasSearch={false} onFilter={onFilter} />);
  const day = screen.getByLabelText("마지막 날");
  fireEvent.change(day, { target: { value: "" } });
  Object.defineProperty(day, "validity", { value: { badInput: true }, configurable: true });
  fireEvent.submit(screen.getByRole("search"));
  screen.getByText("연월일을 모두 입력해 주세요.");
  expect(onFilter).not.toHaveBeenCalled();
  Object.defineProperty(day, "validity", { value: { badInput: false } });
  fireEvent.submit(screen.getByRole("search"));
  expect(onFilter.mock.lastCall).toEqual([{}]);
});
