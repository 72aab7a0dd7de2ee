// @vitest-environment jsdom
/**
 * Every action of the console (console §2): the call that its button sends, and its alerts. What the server refuses leaves the input, and
 * can be sent again (console §8). One of each kind is carried out in a browser by tests/e2e/admin/actions.spec.ts.
 */
import * as errorCodes from "@babchingu/openapi/error-codes";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { json, noContent, refusal, resetBeforeEach, sent } from "../dataProvider/testing.ts";
import { AnnouncementCreate } from "./announcements/Create.tsx";
import { EditTab as AnnouncementTab } from "./announcements/EditTab.tsx";
import { SecurityCodeForm } from "./dashboard/SecurityCodeForm.tsx";
import { EventCreate } from "./events/Create.tsx";
import { EditTab as EventTab } from "./events/EditTab.tsx";
import { InfoTab as MeetingTab } from "./meetings/InfoTab.tsx";
import { EditTab as MemberTab } from "./members/EditTab.tsx";
import { Notifications } from "./notifications/Screen.tsx";
import { InfoTab as ApplicationTab } from "./partner-place-applications/InfoTab.tsx";
import { ContractTab } from "./partner-places/ContractTab.tsx";
import { InfoTab as PlaceTab } from "./partner-places/InfoTab.tsx";
import { ReportList } from "./reports/List.tsx";
import { RiceGrant } from "./rice-grant-and-revoke/Screen.tsx";
import { SyncButton } from "./rice-transactions/SyncButton.tsx";
import {
  alerts,
  application,
  findQuestion,
  image,
  meeting,
  member,
  place,
  report,
  serve,
  show,
  times,
  waitUntilAnswered,
} from "./testing.tsx";

resetBeforeEach();
beforeEach(() => void vi.spyOn(console, "error").mockReturnValue(undefined));
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const post = { ...times, ...image, id: 7, title: "처음 제목", content: "처음 내용" };
const written = { title: "새 제목", content: "첫째 줄\n둘째 줄" };
const writtenFields = { 제목: written.title, 내용: written.content };

interface Action {
  name: string;
  screen: () => ReactNode;
  /** What the server has, and the screen shows. */
  row?: object;
  /** Below /dashboard. */
  path?: string;
  /** The form, on a screen with several. */
  group?: string;
  fields?: Readonly<Record<string, string>>;
  select?: readonly [label: string, option: string];
  button: string;
  /** The confirmation's button, where one is asked for; what the confirmation says, and the text to type. */
  confirm?: string;
  says?: string;
  typed?: string;
  request: string;
  body?: object;
  /** The response's body; none by default. */
  result?: object;
  success: string;
  failure: string;
}

const memberScreen = { screen: () => <MemberTab member={member} />, row: member };
const meetingScreen = { screen: () => <MeetingTab meeting={meeting} />, row: meeting };
const applicationScreen = { screen: () => <ApplicationTab application={application} />, row: application };
const contractScreen = { screen: () => <ContractTab place={place} />, row: place };
const placeScreen = { screen: () => <PlaceTab place={place} />, row: place };
const isFinal = "되돌릴 수 없어요";

const posts = [
  { nameWithParticle: "이벤트를", path: "events", Create: EventCreate, edit: <EventTab event={post} /> },
  {
    nameWithParticle: "공지사항을",
    path: "announcements",
    Create: AnnouncementCreate,
    edit: <AnnouncementTab announcement={post} />,
    question: { confirm: "등록", says: "진행 중인 모든 모임의 채팅방에 알려요" },
  },
].flatMap(({ nameWithParticle, path, Create, edit, question }): Action[] => [
  {
    name: `creates a row of ${path}`,
    screen: () => <Create />,
    fields: writtenFields,
    button: "등록",
    ...question,
    request: `POST /admin/${path}`,
    body: written,
    result: { id: 9 },
    success: `${nameWithParticle} 등록했어요.`,
    failure: `${nameWithParticle} 등록하지 못했어요.`,
  },
  {
    name: `edits a row of ${path}`,
    screen: () => edit,
    row: post,
    fields: writtenFields,
    button: "저장",
    request: `PATCH /admin/${path}/7`,
    body: written,
    success: `${nameWithParticle} 저장했어요.`,
    failure: `${nameWithParticle} 저장하지 못했어요.`,
  },
  {
    name: `deletes a row of ${path}`,
    screen: () => edit,
    row: post,
    button: "삭제",
    confirm: "삭제",
    says: isFinal,
    request: `DELETE /admin/${path}/7`,
    success: `${nameWithParticle} 삭제했어요.`,
    failure: `${nameWithParticle} 삭제하지 못했어요.`,
  },
]);

const actions: readonly Action[] = [
  {
    name: "changes the security code",
    screen: () => <SecurityCodeForm />,
    fields: { "현재 보안 코드": "20250901", "새 보안 코드": "48151623", "새 보안 코드 확인": "48151623" },
    button: "바꾸기",
    request: "PATCH /admin/dashboard/security-code",
    body: { currentCode: 20_250_901, newCode: 48_151_623 },
    success: "보안 코드를 바꿨어요. 다음 로그인부터 새 코드를 입력해 주세요.",
    failure: "보안 코드를 바꾸지 못했어요.",
  },
  {
    ...memberScreen,
    name: "changes a member's status",
    select: ["회원 상태", "이용 정지"],
    button: "상태 바꾸기",
    confirm: "상태 바꾸기",
    says: "바로 로그아웃되고",
    request: "PATCH /admin/members/7/status",
    body: { status: "BANNED" },
    success: "회원 상태를 바꿨어요.",
    failure: "회원 상태를 바꾸지 못했어요.",
  },
  {
    ...memberScreen,
    name: "changes a member's score",
    fields: { "새 밥점수": "33" },
    button: "밥점수 저장",
    request: "PATCH /admin/members/7/points",
    body: { point: 33 },
    success: "밥점수를 바꿨어요.",
    failure: "밥점수를 바꾸지 못했어요.",
  },
  {
    ...memberScreen,
    name: "resets a member's password",
    fields: { "새 비밀번호": "newbab34" },
    button: "비밀번호 재설정",
    confirm: "비밀번호 재설정",
    says: "국밥요정 회원의 비밀번호를 바꿀까요?",
    request: "PATCH /admin/members/7/password",
    body: { newPassword: "newbab34" },
    success: "비밀번호를 새로 정했어요.",
    failure: "비밀번호를 바꾸지 못했어요.",
  },
  {
    ...memberScreen,
    name: "deletes a member",
    button: "회원 영구 삭제",
    confirm: "영구 삭제",
    says: isFinal,
    typed: "7",
    request: "DELETE /admin/members/7",
    success: "회원을 영구 삭제했어요.",
    failure: "회원을 삭제하지 못했어요.",
  },
  {
    name: "deletes a report",
    screen: () => <ReportList />,
    row: report,
    path: "/reports/7",
    button: "삭제",
    confirm: "삭제",
    says: isFinal,
    request: "DELETE /admin/reports/7",
    success: "신고를 삭제했어요.",
    failure: "신고를 삭제하지 못했어요.",
  },
  {
    ...meetingScreen,
    name: "ends a meeting",
    select: ["모임 상태", "종료"],
    button: "적용",
    confirm: "모임 종료",
    says: "돌려줘요",
    request: "PATCH /admin/meetings/7",
    body: { status: "END" },
    success: "모임 상태를 바꿨어요.",
    failure: "모임 상태를 바꾸지 못했어요.",
  },
  {
    ...meetingScreen,
    name: "deletes a meeting",
    button: "모임 영구 삭제",
    confirm: "영구 삭제",
    says: isFinal,
    typed: "7",
    request: "DELETE /admin/meetings/7",
    success: "모임을 영구 삭제했어요.",
    failure: "모임을 삭제하지 못했어요.",
  },
  {
    name: "notifies one member",
    screen: () => <Notifications />,
    row: member,
    group: "한 회원에게 알림 보내기",
    fields: { "회원 번호": "7", ...writtenFields, "연결할 주소 (선택)": "/app/mypage" },
    button: "알림 보내기",
    request: "POST /admin/members/notifications/7",
    body: { ...written, url: "/app/mypage" },
    success: "회원에게 알림을 보냈어요.",
    failure: "알림을 보내지 못했어요.",
  },
  {
    name: "notifies all members",
    screen: () => <Notifications />,
    group: "모든 회원에게 알림 보내기",
    fields: writtenFields,
    button: "모두에게 보내기",
    confirm: "모두에게 보내기",
    typed: "모든 회원",
    request: "POST /admin/members/notifications/all",
    body: { ...written, url: null, memberId: null },
    success: "모든 회원에게 알림을 보냈어요.",
    failure: "알림을 보내지 못했어요.",
  },
  {
    ...applicationScreen,
    name: "accepts an application",
    button: "승인",
    confirm: "승인",
    request: "PATCH /admin/partner-place-applications/7",
    success: "제휴 신청을 승인했어요. 제휴 매장에서 볼 수 있어요.",
    failure: "제휴 신청을 승인하지 못했어요.",
  },
  {
    ...applicationScreen,
    name: "deletes an application",
    button: "삭제",
    confirm: "삭제",
    says: isFinal,
    request: "DELETE /admin/partner-place-applications/7",
    success: "제휴 신청을 삭제했어요.",
    failure: "제휴 신청을 삭제하지 못했어요.",
  },
  {
    ...contractScreen,
    name: "saves a deposit",
    fields: { "예치금 (원)": "345000" },
    button: "예치금 저장",
    confirm: "예치금 바꾸기",
    typed: "345000",
    request: "PATCH /admin/partner-place/7/cache",
    body: { cache: 345_000 },
    success: "예치금을 바꿨어요.",
    failure: "예치금을 바꾸지 못했어요.",
  },
  {
    ...contractScreen,
    name: "saves a contract's end",
    fields: { "계약 만료 (한국 시각)": "2031-05-31T18:30" },
    button: "계약 기간 저장",
    request: "PATCH /admin/partner-place/7/until",
    body: { until: "2031-05-31T18:30" },
    success: "계약 기간을 바꿨어요.",
    failure: "계약 기간을 바꾸지 못했어요.",
  },
  {
    ...contractScreen,
    name: "adds a month to a contract",
    button: "한 달 늘리기",
    request: "PATCH /admin/partner-place/7/until/plusmonth",
    success: "계약을 한 달 늘렸어요.",
    failure: "계약을 한 달 늘리지 못했어요.",
  },
  {
    ...placeScreen,
    name: "edits a partner place",
    fields: {
      "매장 이름": "새이름식당",
      주소: "서울 마포구 새길 1",
      "매장 전화": "02-000-1234",
      위도: "북쪽",
      경도: "127.05",
      혜택: "음료 한 병을 드려요.",
    },
    button: "저장",
    request: "PATCH /admin/partner-place/7",
    body: {
      name: "새이름식당",
      address: "서울 마포구 새길 1",
      phone: "02-000-1234",
      latitude: null,
      longitude: 127.05,
      policy: "음료 한 병을 드려요.",
    },
    success: "제휴 매장 정보를 수정했어요.",
    failure: "제휴 매장 정보를 수정하지 못했어요.",
  },
  {
    ...contractScreen,
    name: "deletes a partner place",
    button: "삭제",
    confirm: "삭제",
    says: isFinal,
    typed: "7",
    request: "DELETE /admin/partner-place/7",
    success: "제휴 매장을 삭제했어요.",
    failure: "제휴 매장을 삭제하지 못했어요.",
  },
  ...posts,
  {
    name: "grants rice to one member",
    screen: () => <RiceGrant />,
    row: member,
    group: "한 회원에게 지급",
    fields: { "회원 번호": "7", "쌀알 수": "700" },
    button: "지급하기",
    confirm: "지급하기",
    typed: "700",
    request: "PATCH /admin/rice-transactions/grant",
    body: { memberId: 7, amount: 700 },
    success: "쌀알을 지급했어요.",
    failure: "쌀알을 지급하지 못했어요.",
  },
  {
    name: "grants rice to all members",
    screen: () => <RiceGrant />,
    group: "모든 회원에게 지급",
    fields: { "쌀알 수": "700" },
    button: "모두에게 지급하기",
    confirm: "모두에게 지급하기",
    typed: "모든 회원",
    request: "PATCH /admin/rice-transactions/grant-all",
    body: { amount: 700 },
    success: "모든 회원에게 쌀알을 지급했어요.",
    failure: "쌀알을 지급하지 못했어요.",
  },
  {
    name: "revokes rice",
    screen: () => <RiceGrant />,
    row: member,
    group: "한 회원에게서 회수",
    fields: { "회원 번호": "7", "쌀알 수": "700" },
    button: "회수하기",
    confirm: "회수하기",
    typed: "700",
    request: "PATCH /admin/rice-transactions/revoke",
    body: { memberId: 7, amount: 700 },
    success: "쌀알을 회수했어요.",
    failure: "쌀알을 회수하지 못했어요. 회원 번호가 맞는지, 회원에게 쌀알이 충분한지 확인해 주세요.",
  },
  {
    name: "synchronizes the rice",
    screen: () => <SyncButton />,
    button: "쌀알 내역 동기화",
    confirm: "동기화",
    says: "몇 분 걸릴 수 있고",
    typed: "모든 회원",
    request: "POST /admin/rice-transactions/sync",
    result: { checked: 1284, corrected: 3 },
    success: "쌀알 내역을 동기화했어요.",
    failure: "쌀알 내역을 동기화하지 못했어요.",
  },
];

const formOf = ({ group }: Action) => {
  const fieldset = group ? document.querySelector<HTMLElement>(`fieldset[aria-label="${group}"]`) : document.body;
  return within(fieldset ?? document.body);
};

function fillIn(action: Action): void {
  const form = formOf(action);
  for (const [label, value] of Object.entries(action.fields ?? {}))
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  if (!action.select) return;
  const [label, option] = action.select;
  fireEvent.mouseDown(screen.getByLabelText(label));
  fireEvent.click(screen.getByText(option, { selector: "[role=option]" }));
}

async function submit(action: Action): Promise<void> {
  const { button, confirm, says = "", typed } = action;
  const isButton = { selector: "button" };
  await waitFor(() =>
    expect(formOf(action).getByText<HTMLButtonElement>(button, isButton)).toHaveProperty("disabled", false),
  );
  fireEvent.click(formOf(action).getByText(button, isButton), { detail: 1 });
  if (confirm === undefined) return;
  const question = await findQuestion();
  expect(question.textContent).toContain(says);
  if (typed !== undefined) fireEvent.change(question.querySelector("input")!, { target: { value: typed } });
  fireEvent.click(within(question).getByText(confirm, isButton));
  await waitUntilAnswered();
}

const writes = () => sent.filter(({ method }) => method !== "GET");
const REASON = "이 권한으로는 할 수 없어요.";

test.each(actions)("$name, and says why it couldn't", async (action) => {
  const { row = {}, request, body, result, success, failure, fields = {} } = action;
  serve(row, () => {
    if (writes().length === 1) return refusal(403, errorCodes.ROLE_NOT_ALLOWED, REASON);
    return result ? json(result) : noContent();
  });
  show(action.screen(), { path: action.path ?? "" });
  await waitFor(() => formOf(action).getByText(action.button, { selector: "button" }));
  fillIn(action);
  await submit(action);
  await waitFor(() => expect(alerts()).toBe(`${failure} ${REASON}`));
  for (const [label, value] of Object.entries(fields))
    expect(formOf(action).getByLabelText(label)).toHaveProperty("value", value);
  await submit(action);
  await waitFor(() => expect(alerts()).toBe(`${failure} ${REASON}\n${success}`));
  expect(writes().map((each) => `${each.method} ${each.url}`)).toEqual([request, request]);
  expect(writes()[1]?.body).toBe(body ? JSON.stringify(body) : "");
});

test("an image is uploaded after a refusal, and removed from the partner place", async () => {
  serve(place, ({ url }) => {
    if (writes().length === 1) return refusal(400, errorCodes.IMAGE_UNREADABLE, REASON);
    return url.endsWith("/images") ? json({ id: 24, url: "/images/b.webp" }, 201) : noContent();
  });
  show(<PlaceTab place={place} />);
  const file = new File(["pixels"], "밥상.png", { type: "image/png" });
  const upload = () => fireEvent.change(screen.getByLabelText("이미지 파일"), { target: { files: [file] } });
  upload();
  await waitFor(() => expect(alerts()).toBe(`이미지를 올리지 못했어요. ${REASON}`));
  upload();
  await waitFor(() => expect(alerts()).toContain("이미지를 올렸어요. 저장하면 바뀌어요."));
  fireEvent.click(await screen.findByText("이미지 빼기"));
  fireEvent.click(screen.getByText("저장"));
  await waitFor(() => expect(alerts()).toContain("제휴 매장 정보를 수정했어요."));
  expect(JSON.parse(writes().at(-1)?.body ?? "")).toHaveProperty("imageId", null);
});
