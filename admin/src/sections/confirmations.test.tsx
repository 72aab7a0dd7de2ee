// @vitest-environment jsdom
/** What a confirmation asks for, and what it takes to send: the words, once, and a row that nobody has changed meanwhile. */
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { AdminEvent } from "@babchingu/openapi/types";
import { useGetOne } from "react-admin";
import { afterEach, expect, test } from "vitest";
import { json, noContent, reply, resetBeforeEach, sent } from "../dataProvider/testing.ts";
import { EditTab } from "./events/EditTab.tsx";
import { RiceGrant } from "./rice-grant-and-revoke/Screen.tsx";
import { findQuestion, image, member, serve, show, times, waitUntilAnswered } from "./testing.tsx";

resetBeforeEach();
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const writes = () => sent.filter(({ method }) => method !== "GET");

async function fillIn(group: string, fields: Readonly<Record<string, string>>, button: string) {
  const form = within(document.querySelector<HTMLElement>(`fieldset[aria-label="${group}"]`)!);
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  fireEvent.click(form.getByText(button));
  return await findQuestion();
}

test("what concerns all members is sent only after these words were typed", async () => {
  serve(member);
  show(<RiceGrant />);
  const dialog = await fillIn("모든 회원에게 지급", { "쌀알 수": "500" }, "모두에게 지급하기");
  expect(dialog.textContent).toMatch(/많게는 [\d,]+명/);
  const confirmButton = within(dialog).getByText("모두에게 지급하기");
  const type = (value: string) => fireEvent.change(within(dialog).getByLabelText(/^확인하려면/), { target: { value } });
  expect(confirmButton).toHaveProperty("disabled", true);
  type("모든 회");
  expect(confirmButton).toHaveProperty("disabled", true);
  type("모든 회원");
  expect(confirmButton).toHaveProperty("disabled", false);
  fireEvent.keyDown(dialog, { key: "Escape" });
  await waitUntilAnswered();
  expect(writes()).toEqual([]);
});

test("a confirmation that is sent twice sends once", async () => {
  serve(member);
  show(<RiceGrant />);
  const dialog = await fillIn("한 회원에게 지급", { "회원 번호": "7", "쌀알 수": "50" }, "지급하기");
  await within(dialog).findByText(/^국밥요정/);
  fireEvent.change(within(dialog).getByLabelText(/^확인하려면/), { target: { value: "50" } });
  const form = dialog.querySelector("form")!;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await waitUntilAnswered();
  expect(writes()).toHaveLength(1);
});

test("a revocation of more than there is says so", async () => {
  serve(member);
  show(<RiceGrant />);
  const dialog = await fillIn("한 회원에게서 회수", { "회원 번호": "7", "쌀알 수": "900000" }, "회수하기");
  expect(await within(dialog).findByText("가진 쌀알이 1,500알뿐이에요.")).toBeTruthy();
});

/** The event as a dialog reads it. */
function Event() {
  const { data } = useGetOne<AdminEvent>("events", { id: 7 });
  return data ? <EditTab event={data} /> : null;
}

function save(title?: string) {
  if (title !== undefined) fireEvent.change(screen.getByLabelText("제목"), { target: { value: title } });
  fireEvent.click(screen.getByText("저장", { selector: "fieldset button" }));
}

test("a change by another operator is shown before it is overwritten", async () => {
  let title = "원래 제목";
  reply.mockImplementation(({ method }) =>
    method === "GET" ? json({ ...times, ...image, id: 7, title, content: "원래 내용" }) : noContent(),
  );
  show(<Event />);
  const field = await screen.findByLabelText("제목");
  title = "남이 고친 제목";
  save("내가 고친 제목");
  expect((await findQuestion()).textContent).toContain("원래 제목 → 남이 고친 제목");
  fireEvent.click(screen.getByText("취소"));
  await waitUntilAnswered();
  expect(field).toHaveProperty("value", "내가 고친 제목");

  save();
  await findQuestion();
  fireEvent.click(screen.getByText("입력을 버리고 새 내용 보기"));
  await waitUntilAnswered();
  await waitFor(() => expect(screen.getByLabelText("제목")).toHaveProperty("value", "남이 고친 제목"));
  expect(writes()).toEqual([]);

  title = "또 남이 고침";
  save("다시 고친 제목");
  await findQuestion();
  fireEvent.click(screen.getByText("덮어쓰기"));
  await waitUntilAnswered();
  expect(writes().map(({ body }) => body)).toEqual([JSON.stringify({ title: "다시 고친 제목", content: "원래 내용" })]);
});
