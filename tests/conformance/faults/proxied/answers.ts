/** Statuses, codes, words and headers that are wrong. */
import type { FaultKind, ProxiedAnswer, ProxyFault } from "../fault.ts";

type Json = Record<string, unknown>;

function always(
  kind: FaultKind,
  id: string,
  title: string,
  rest: {
    operations?: string[];
    checks: string[];
    when?: (answer: ProxiedAnswer) => boolean;
    act: (answer: ProxiedAnswer) => void;
  },
): ProxyFault {
  const { operations, checks, when = () => true, act } = rest;
  return {
    by: "proxy",
    id,
    title,
    kind,
    checks,
    ...(operations ? { operations } : {}),
    onAnswer: (answer) => {
      if (when(answer)) act(answer);
    },
  };
}

const error = ({ body }: ProxiedAnswer) => (body ?? {}) as { code?: string; message?: string; data?: Json };
const isCode = (code: string) => (answer: ProxiedAnswer) => error(answer).code === code;
const setStatus = (status: number) => (answer: ProxiedAnswer) => void (answer.status = status);
const setCode = (code: string) => (answer: ProxiedAnswer) => void (error(answer).code = code);
const dropData = (answer: ProxiedAnswer) => void delete error(answer).data;
const isSuccess = ({ status }: ProxiedAnswer) => status < 300;

/** [id, title, operation, from code or "success", to status]. */
const STATUSES: [string, string, string, string, number][] = [
  ["signup-200", "Signing up answers 200 in place of 201.", "signup", "success", 200],
  ["validation-422", "What is malformed is refused with 422.", "createMeeting", "E400-1", 422],
  ["absent-meeting-500", "An absent meeting is a failure of the server.", "getMeeting", "E404-3", 500],
  ["conflict-400", "A full meeting is refused with 400.", "joinMeeting", "E409-6", 400],
  ["no-token-403", "No token is answered with 403.", "getMe", "E401-1", 403],
  ["not-host-404", "Who isn't the host gets 404.", "updateMeeting", "E403-3", 404],
  ["too-many-400", "A resend that comes too soon is refused with 400.", "sendVerificationCode", "E429-2", 400],
  ["refused-with-200", "A refused login is answered with 200.", "login", "E401-4", 200],
];

/** [id, title, operation, from code, to code, checks]. */
const CODES: [string, string, string, string, string, string[]][] = [
  [
    "code-generic-404",
    "An absent meeting has the generic code.",
    "getMeeting",
    "E404-3",
    "E404-1",
    ["shapes.absent.getMeeting"],
  ],
  [
    "code-of-another-thing",
    "An absent announcement has the code of an event.",
    "getAnnouncement",
    "E404-9",
    "E404-10",
    ["shapes.absent.getAnnouncement"],
  ],
  [
    "code-expired-as-invalid",
    "An expired token has the code of an invalid one: clients won't refresh.",
    "getMe",
    "E401-2",
    "E401-1",
    ["auth.expired.getMe"],
  ],
  [
    "code-of-another-status",
    "The code's number isn't the status.",
    "login",
    "E401-4",
    "E400-4",
    ["auth.login.refused"],
  ],
  ["code-unknown", "A code that no catalogue has.", "login", "E401-4", "E401-99", ["auth.login.refused"]],
  ["code-name-in-words", "The code is a word.", "signup", "E409-2", "NAME_TAKEN", ["auth.signup.name-taken"]],
];

export const answerFaults: ProxyFault[] = [
  ...STATUSES.map(([id, title, operation, from, status]) =>
    always("status", `status-${id}`, title, {
      operations: [operation],
      checks: [
        `shapes.success.${operation}`,
        `shapes.absent.${operation}`,
        "shapes.bounds.createMeeting.title",
        `auth.no-token.${operation}`,
        `auth.scope.${operation}`,
        "auth.code.resend",
        "auth.login",
        "meetings.join",
      ],
      when: from === "success" ? isSuccess : isCode(from),
      act: setStatus(status),
    }),
  ),
  ...CODES.map(([id, title, operation, from, to, checks]) =>
    always("code", id, title, { operations: [operation], checks, when: isCode(from), act: setCode(to) }),
  ),
  always("words", "english-message", "Refusals are told in English.", {
    checks: ["auth.login.refused"],
    operations: ["login"],
    when: isCode("E401-4"),
    act: (answer) => void (error(answer).message = "Invalid credentials"),
  }),
  always("words", "empty-message", "Refusals say nothing.", {
    checks: ["shapes.absent.getMeeting"],
    operations: ["getMeeting"],
    when: isCode("E404-3"),
    act: (answer) => void (error(answer).message = ""),
  }),
  always("words", "html-error", "A refusal is a page.", {
    checks: ["shapes.absent.getMeeting"],
    operations: ["getMeeting"],
    when: isCode("E404-3"),
    act: (answer) => {
      answer.headers["content-type"] = "text/html";
      answer.body = "<h1>404</h1>";
    },
  }),
  always("field", "error-with-stack", "A refusal tells a stack.", {
    checks: ["shapes.absent.getMeeting"],
    operations: ["getMeeting"],
    when: isCode("E404-3"),
    act: (answer) => void ((answer.body as Json)["stack"] = "Error: at getMeeting"),
  }),
  always("field", "no-days-left", "The lock of the nickname doesn't tell the days left.", {
    checks: ["auth.name.change"],
    operations: ["changeMemberName"],
    when: isCode("E409-7"),
    act: dropData,
  }),
  always("field", "no-refused-fields", "A malformed body's fields aren't named.", {
    checks: ["shapes.fields.createMeeting"],
    operations: ["createMeeting"],
    when: isCode("E400-1"),
    act: dropData,
  }),
  always("field", "wrong-refused-field", "A malformed body's fields are named without a pointer.", {
    checks: ["shapes.fields.createMeeting"],
    operations: ["createMeeting"],
    when: isCode("E400-1"),
    act: (answer) => void ((error(answer).data ?? {})["fields"] = { title: "다시 써 주세요." }),
  }),
  always("field", "no-status-in-refusal", "The refusal of a status doesn't tell it.", {
    checks: ["auth.status.createMeeting"],
    operations: ["createMeeting"],
    when: isCode("E403-2"),
    act: dropData,
  }),
  always("header", "no-retry-after", "A 429 doesn't say when to come back.", {
    checks: ["auth.code.resend-wait"],
    operations: ["sendVerificationCode"],
    when: isCode("E429-2"),
    act: (answer) => void delete answer.headers["retry-after"],
  }),
  always("header", "wrong-retry-after", "Retry-After says another time than the body.", {
    checks: ["auth.code.resend-wait"],
    operations: ["sendVerificationCode"],
    when: isCode("E429-2"),
    act: (answer) => void (answer.headers["retry-after"] = "3600"),
  }),
  always("header", "success-as-text", "A success isn't called JSON.", {
    checks: ["shapes.success.getMe"],
    operations: ["getMe"],
    when: isSuccess,
    act: (answer) => void (answer.headers["content-type"] = "text/plain"),
  }),
  always("header", "csv-as-json", "An export is called JSON.", {
    checks: ["shapes.success.exportAdminResource"],
    operations: ["exportAdminResource"],
    when: isSuccess,
    act: (answer) => void (answer.headers["content-type"] = "application/json"),
  }),
  always("status", "body-in-201-for-204", "A write answers 200 with a body where the contract has none.", {
    checks: ["shapes.success.joinMeeting"],
    operations: ["joinMeeting"],
    when: isSuccess,
    act: (answer) => {
      answer.status = 200;
      answer.headers["content-type"] = "application/json";
      answer.body = { ok: true };
    },
  }),
];
