// @vitest-environment jsdom
/** Input that a form refuses, with its message, before anything is sent (console §5). */
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { resetBeforeEach, sent } from "../dataProvider/testing.ts";
import { AnnouncementCreate } from "./announcements/Create.tsx";
import { SecurityCodeForm } from "./dashboard/SecurityCodeForm.tsx";
import { EventCreate } from "./events/Create.tsx";
import { EditTab as MemberTab } from "./members/EditTab.tsx";
import { Notifications } from "./notifications/Screen.tsx";
import { ContractTab } from "./partner-places/ContractTab.tsx";
import { InfoTab as PlaceTab } from "./partner-places/InfoTab.tsx";
import { RiceGrant } from "./rice-grant-and-revoke/Screen.tsx";
import { member, place, serve, show } from "./testing.tsx";

resetBeforeEach();
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

interface InvalidInput {
  name: string;
  screen: () => ReactNode;
  /** The form, on a screen with several forms that have the same fields. */
  group?: string;
  field?: readonly [label: string, value: string];
  button: string;
  message: string;
}

const memberScreen = () => <MemberTab member={member} />;

const invalidInputs: readonly InvalidInput[] = [
  {
    name: "no security code",
    screen: () => <SecurityCodeForm />,
    button: "바꾸기",
    message: "새 보안 코드를 입력해 주세요.",
  },
  {
    name: "a security code above two billion",
    screen: () => <SecurityCodeForm />,
    field: ["새 보안 코드", "2000000001"],
    button: "바꾸기",
    message: "0부터 20억까지의 숫자를 입력해 주세요.",
  },
  {
    name: "a score above a hundred",
    screen: memberScreen,
    field: ["새 밥점수", "101"],
    button: "밥점수 저장",
    message: "밥점수는 0부터 100까지의 숫자여야 해요.",
  },
  {
    name: "no password",
    screen: memberScreen,
    button: "비밀번호 재설정",
    message: "새 비밀번호를 입력해 주세요.",
  },
  {
    name: "nothing to send to one member",
    screen: () => <Notifications />,
    button: "알림 보내기",
    message: "회원 번호, 제목, 내용을 모두 입력해 주세요.",
  },
  {
    name: "nothing to send to all members",
    screen: () => <Notifications />,
    button: "모두에게 보내기",
    message: "제목과 내용을 모두 입력해 주세요.",
  },
  {
    name: "a partner place without a name",
    screen: () => <PlaceTab place={place} />,
    field: ["매장 이름", " "],
    button: "저장",
    message: "필수 항목을 모두 바르게 입력해 주세요.",
  },
  {
    name: "a contract's end in a year of two digits",
    screen: () => <ContractTab place={place} />,
    field: ["계약 만료 (한국 시각)", "0026-12-31T18:30"],
    button: "계약 기간 저장",
    message: "연도는 2000년부터 2099년까지 네 자리로 입력해 주세요.",
  },
  {
    name: "an event without a title",
    screen: () => <EventCreate />,
    field: ["내용", "내용만"],
    button: "등록",
    message: "제목과 내용을 모두 입력해 주세요.",
  },
  {
    name: "an announcement without a text",
    screen: () => <AnnouncementCreate />,
    field: ["제목", "제목만"],
    button: "등록",
    message: "제목과 내용을 모두 입력해 주세요.",
  },
  {
    name: "a grant of no rice",
    screen: () => <RiceGrant />,
    group: "한 회원에게 지급",
    field: ["쌀알 수", "0"],
    button: "지급하기",
    message: "쌀알 수는 1 이상의 정수로 입력해 주세요.",
  },
  {
    name: "a grant to all without an amount",
    screen: () => <RiceGrant />,
    button: "모두에게 지급하기",
    message: "쌀알 수를 입력해 주세요.",
  },
  {
    name: "a revocation of less than nothing",
    screen: () => <RiceGrant />,
    group: "한 회원에게서 회수",
    field: ["쌀알 수", "-5"],
    button: "회수하기",
    message: "쌀알 수는 1 이상의 정수로 입력해 주세요.",
  },
];

test.each(invalidInputs)("$name isn't sent", async ({ screen: shown, group, field, button, message }) => {
  serve({});
  show(shown());
  const form = within(document.querySelector<HTMLElement>(`fieldset[aria-label="${group}"]`) ?? document.body);
  if (field) fireEvent.change(form.getByLabelText(field[0]), { target: { value: field[1] } });
  fireEvent.click(form.getByText(button, { selector: "button:enabled" }));
  await screen.findAllByText(message);
  expect(sent.filter(({ method }) => method !== "GET")).toEqual([]);
});
