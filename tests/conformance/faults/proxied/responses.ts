/** Faults of statuses, codes, messages and headers. */
import * as errorCodes from "@babchingu/openapi/error-codes";
import type { FaultKind, ProxiedResponse, ProxyFault } from "../fault.ts";

type Json = Record<string, unknown>;

function always(
  kind: FaultKind,
  id: string,
  title: string,
  rest: {
    operations?: string[];
    checks: string[];
    when?: (response: ProxiedResponse) => boolean;
    act: (response: ProxiedResponse) => void;
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
    onResponse: (response) => {
      if (when(response)) act(response);
    },
  };
}

const error = ({ body }: ProxiedResponse) => (body ?? {}) as { code?: string; message?: string; data?: Json };
const isCode = (code: string) => (response: ProxiedResponse) => error(response).code === code;
const setStatus = (status: number) => (response: ProxiedResponse) => void (response.status = status);
const setCode = (code: string) => (response: ProxiedResponse) => void (error(response).code = code);
const dropData = (response: ProxiedResponse) => void delete error(response).data;
const isSuccess = ({ status }: ProxiedResponse) => status < 300;

/** [id, title, operation, from code or "success", to status]. */
const STATUSES: [string, string, string, string, number][] = [
  ["signup-200", "Signing up returns 200 in place of 201.", "signup", "success", 200],
  ["validation-422", "What is malformed is refused with 422.", "createMeeting", errorCodes.INVALID_REQUEST, 422],
  [
    "absent-meeting-500",
    "An absent meeting is a failure of the server.",
    "getMeeting",
    errorCodes.MEETING_NOT_FOUND,
    500,
  ],
  ["conflict-400", "A full meeting is refused with 400.", "joinMeeting", errorCodes.MEETING_FULL, 400],
  ["no-token-403", "No token gets 403.", "getMe", errorCodes.TOKEN_INVALID, 403],
  ["not-host-404", "Who isn't the host gets 404.", "updateMeeting", errorCodes.NOT_HOST, 404],
  [
    "too-many-400",
    "A resend that comes too soon is refused with 400.",
    "sendVerificationCode",
    errorCodes.CODE_RESEND_TOO_SOON,
    400,
  ],
  ["refused-with-200", "A refused login gets 200.", "login", errorCodes.LOGIN_REFUSED, 200],
];

/** [id, title, operation, from code, to code, checks]. */
const CODES: [string, string, string, string, string, string[]][] = [
  [
    "code-generic-404",
    "An absent meeting has the generic code.",
    "getMeeting",
    errorCodes.MEETING_NOT_FOUND,
    errorCodes.NOT_FOUND,
    ["shapes.absent.getMeeting"],
  ],
  [
    "code-of-another-thing",
    "An absent announcement has the code of an event.",
    "getAnnouncement",
    errorCodes.ANNOUNCEMENT_NOT_FOUND,
    errorCodes.EVENT_NOT_FOUND,
    ["shapes.absent.getAnnouncement"],
  ],
  [
    "code-expired-as-invalid",
    "An expired token has the code of an invalid one: clients won't refresh.",
    "getMe",
    errorCodes.TOKEN_EXPIRED,
    errorCodes.TOKEN_INVALID,
    ["auth.expired.getMe"],
  ],
  [
    "code-of-another-status",
    "The code's number isn't the status.",
    "login",
    errorCodes.LOGIN_REFUSED,
    errorCodes.VERIFICATION_TOKEN_INVALID,
    ["auth.login.refused"],
  ],
  [
    "code-unknown",
    "A code that no catalogue has.",
    "login",
    errorCodes.LOGIN_REFUSED,
    "E401-99",
    ["auth.login.refused"],
  ],
  [
    "code-name-in-words",
    "The code is a word.",
    "signup",
    errorCodes.NAME_TAKEN,
    "NAME_TAKEN",
    ["auth.signup.name-taken"],
  ],
];

export const responseFaults: ProxyFault[] = [
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
  always("words", "english-message", "Refusals are in English.", {
    checks: ["auth.login.refused"],
    operations: ["login"],
    when: isCode(errorCodes.LOGIN_REFUSED),
    act: (response) => void (error(response).message = "Invalid credentials"),
  }),
  always("words", "empty-message", "Refusals have an empty message.", {
    checks: ["shapes.absent.getMeeting"],
    operations: ["getMeeting"],
    when: isCode(errorCodes.MEETING_NOT_FOUND),
    act: (response) => void (error(response).message = ""),
  }),
  always("words", "html-error", "A refusal is a page.", {
    checks: ["shapes.absent.getMeeting"],
    operations: ["getMeeting"],
    when: isCode(errorCodes.MEETING_NOT_FOUND),
    act: (response) => {
      response.headers["content-type"] = "text/html";
      response.body = "<h1>404</h1>";
    },
  }),
  always("field", "error-with-stack", "A refusal returns a stack.", {
    checks: ["shapes.absent.getMeeting"],
    operations: ["getMeeting"],
    when: isCode(errorCodes.MEETING_NOT_FOUND),
    act: (response) => void ((response.body as Json)["stack"] = "Error: at getMeeting"),
  }),
  always("field", "no-days-left", "The lock of the nickname doesn't say the days left.", {
    checks: ["auth.name.change"],
    operations: ["changeMemberName"],
    when: isCode(errorCodes.NAME_CHANGE_LOCKED),
    act: dropData,
  }),
  always("field", "no-refused-fields", "A malformed body's fields aren't named.", {
    checks: ["shapes.fields.createMeeting"],
    operations: ["createMeeting"],
    when: isCode(errorCodes.INVALID_REQUEST),
    act: dropData,
  }),
  always("field", "wrong-refused-field", "A malformed body's fields are named without a pointer.", {
    checks: ["shapes.fields.createMeeting"],
    operations: ["createMeeting"],
    when: isCode(errorCodes.INVALID_REQUEST),
    act: (response) => void ((error(response).data ?? {})["fields"] = { title: "다시 써 주세요." }),
  }),
  always("field", "no-status-in-refusal", "The refusal of a status doesn't say it.", {
    checks: ["auth.status.createMeeting"],
    operations: ["createMeeting"],
    when: isCode(errorCodes.STATUS_NOT_ALLOWED),
    act: dropData,
  }),
  always("header", "no-retry-after", "A 429 doesn't say when to come back.", {
    checks: ["auth.code.resend-wait"],
    operations: ["sendVerificationCode"],
    when: isCode(errorCodes.CODE_RESEND_TOO_SOON),
    act: (response) => void delete response.headers["retry-after"],
  }),
  always("header", "wrong-retry-after", "Retry-After says another time than the body.", {
    checks: ["auth.code.resend-wait"],
    operations: ["sendVerificationCode"],
    when: isCode(errorCodes.CODE_RESEND_TOO_SOON),
    act: (response) => void (response.headers["retry-after"] = "3600"),
  }),
  always("header", "success-as-text", "A success isn't called JSON.", {
    checks: ["shapes.success.getMe"],
    operations: ["getMe"],
    when: isSuccess,
    act: (response) => void (response.headers["content-type"] = "text/plain"),
  }),
  always("header", "csv-as-json", "An export is called JSON.", {
    checks: ["shapes.success.exportAdminResource"],
    operations: ["exportAdminResource"],
    when: isSuccess,
    act: (response) => void (response.headers["content-type"] = "application/json"),
  }),
  always("status", "body-in-201-for-204", "A write returns 200 with a body where the contract has none.", {
    checks: ["shapes.success.joinMeeting"],
    operations: ["joinMeeting"],
    when: isSuccess,
    act: (response) => {
      response.status = 200;
      response.headers["content-type"] = "application/json";
      response.body = { ok: true };
    },
  }),
];
