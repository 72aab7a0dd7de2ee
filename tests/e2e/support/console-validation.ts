/** Invalid input and the message that the console's forms show without sending a request (console §5). */

export interface ValidationCase {
  name: string;
  /** Below /admin/dashboard. */
  path: string;
  /** The form, on a screen with several forms that have the same fields. */
  group?: string;
  field?: readonly [label: string, value: string];
  button: string;
  message: string;
}

export const validationCases: readonly ValidationCase[] = [
  { name: "보안 코드가 비었을 때", path: "", button: "바꾸기", message: "새 보안 코드를 입력해 주세요." },
  {
    name: "보안 코드가 클 때",
    path: "",
    field: ["새 보안 코드", "2000000001"],
    button: "바꾸기",
    message: "0부터 20억까지의 숫자를 입력해 주세요.",
  },
  {
    name: "밥점수가 클 때",
    path: "/members/4/edit",
    field: ["새 밥점수", "101"],
    button: "밥점수 저장",
    message: "밥점수는 0부터 100까지의 숫자여야 해요.",
  },
  {
    name: "비밀번호가 비었을 때",
    path: "/members/4/edit",
    button: "비밀번호 재설정",
    message: "새 비밀번호를 입력해 주세요.",
  },
  {
    name: "한 회원 알림이 비었을 때",
    path: "/notifications",
    button: "알림 보내기",
    message: "회원 번호, 제목, 내용을 모두 입력해 주세요.",
  },
  {
    name: "모든 회원 알림이 비었을 때",
    path: "/notifications",
    button: "모두에게 보내기",
    message: "제목과 내용을 모두 입력해 주세요.",
  },
  {
    name: "제휴 매장의 필수 항목이 비었을 때",
    path: "/partner-places/1/info",
    field: ["매장 이름", " "],
    button: "저장",
    message: "필수 항목을 모두 바르게 입력해 주세요.",
  },
  {
    name: "계약 만료의 연도가 두 자리일 때",
    path: "/partner-places/1",
    group: "계약 만료",
    field: ["계약 만료 (한국 시각)", "0026-12-31T18:30"],
    button: "계약 기간 저장",
    message: "연도는 2000년부터 2099년까지 네 자리로 입력해 주세요.",
  },
  {
    name: "이벤트 제목이 비었을 때",
    path: "/events/new",
    field: ["내용", "내용만"],
    button: "등록",
    message: "제목과 내용을 모두 입력해 주세요.",
  },
  {
    name: "공지사항 내용이 비었을 때",
    path: "/announcements/new",
    field: ["제목", "제목만"],
    button: "등록",
    message: "제목과 내용을 모두 입력해 주세요.",
  },
  {
    name: "지급할 쌀알이 0일 때",
    path: "/rice-grant-and-revoke",
    group: "한 회원에게 지급",
    field: ["쌀알 수", "0"],
    button: "지급하기",
    message: "쌀알 수는 1 이상의 정수로 입력해 주세요.",
  },
  {
    name: "모두에게 줄 쌀알이 비었을 때",
    path: "/rice-grant-and-revoke",
    button: "모두에게 지급하기",
    message: "쌀알 수를 입력해 주세요.",
  },
  {
    name: "회수할 쌀알이 음수일 때",
    path: "/rice-grant-and-revoke",
    group: "한 회원에게서 회수",
    field: ["쌀알 수", "-5"],
    button: "회수하기",
    message: "쌀알 수는 1 이상의 정수로 입력해 주세요.",
  },
];
