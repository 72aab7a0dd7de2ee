// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { memoryStore, StoreContextProvider } from "react-admin";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { SavedViewsButton } from "./SavedViewsButton.tsx";
import { addView } from "./useSavedViews.ts";

afterEach(cleanup);

function open(query: string) {
  render(
    <MemoryRouter>
      <StoreContextProvider value={memoryStore()}>
        <SavedViewsButton resource="reports" query={query} hasSearch={false} />
      </StoreContextProvider>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole("button", { name: "저장한 보기" }));
}

test("the filters and the order are saved under a name, and deleted (D63)", () => {
  open("?status=PENDING&sort=id");
  fireEvent.change(screen.getByLabelText("지금 보기의 이름"), { target: { value: " 오래 기다린 신고 " } });
  fireEvent.click(screen.getByRole("button", { name: "저장" }));
  const view = screen.getByRole("link", { name: "오래 기다린 신고" });
  expect(view.getAttribute("href")).toBe("/dashboard/reports?status=PENDING&sort=id");
  fireEvent.click(screen.getByRole("button", { name: "오래 기다린 신고 지우기" }));
  expect(screen.queryByRole("link")).toBeNull();
});

test("the whole list needs no name", () => {
  open("");
  expect(screen.queryByLabelText("지금 보기의 이름")).toBeNull();
});

test("a name that is saved again replaces its view", () => {
  const views = [
    { name: "하나", query: "?sort=id" },
    { name: "둘", query: "?status=END" },
  ];
  expect(addView(views, { name: "하나", query: "?status=READY" })).toEqual([
    { name: "둘", query: "?status=END" },
    { name: "하나", query: "?status=READY" },
  ]);
});
