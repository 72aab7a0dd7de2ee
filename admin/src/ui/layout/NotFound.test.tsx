// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { NotFound } from "./NotFound.tsx";

afterEach(cleanup);

test("the page of an unknown address leads to the start", () => {
  render(
    <MemoryRouter>
      <NotFound />
    </MemoryRouter>,
  );
  expect(screen.getByText("페이지를 찾을 수 없어요", { selector: "h1" })).toBeTruthy();
  expect(screen.getByText("처음으로").getAttribute("href")).toBe("/");
});
