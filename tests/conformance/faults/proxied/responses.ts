/** Faults of statuses, codes, messages and headers. */
import * as errorCodes from "@babchingu/openapi/error-codes";
import type { FaultKind, ProxiedResponse, ProxyFault } from "../fault.ts";

type Json = Record<string, unknown>;
type ResponseChange = (response: ProxiedResponse) => void;

const errorBody = ({ body }: ProxiedResponse) => (body ?? {}) as { code?: string; message?: string; data?: Json };
const setStatus = (status: number) => (response: ProxiedResponse) => void (response.status = status);
const setCode = (code: string) => (response: ProxiedResponse) => void (errorBody(response).code = code);
const setMessage = (message: string) => (response: ProxiedResponse) => void (errorBody(response).message = message);
const setType = (type: string) => (response: ProxiedResponse) => void (response.headers["content-type"] = type);
const setCaching = (value: string) => (response: ProxiedResponse) => void (response.headers["cache-control"] = value);
const dropData = (response: ProxiedResponse) => void delete errorBody(response).data;

/** Faults of an operation's responses with this code, or of its successes, and the checks that should notice. */
const responsesOf =
  (operation: string, from: string, checks: readonly string[]) =>
  (kind: FaultKind, id: string, title: string, change: ResponseChange): ProxyFault => ({
    by: "proxy",
    id,
    title,
    kind,
    checks,
    operations: [operation],
    onResponse: (response) => {
      if (from === "success" ? response.status < 300 : errorBody(response).code === from) change(response);
    },
  });

/** [id, title, operation, from code or "success", to status]. */
const STATUSES: [string, string, string, string, number][] = [
  ["signup-200", "Signing up returns 200 in place of 201.", "signup", "success", 200],
  ["validation-422", "A malformed request is refused with 422.", "createMeeting", errorCodes.INVALID_REQUEST, 422],
  ["absent-meeting-500", "An absent meeting gets 500.", "getMeeting", errorCodes.MEETING_NOT_FOUND, 500],
  ["conflict-400", "A full meeting is refused with 400.", "joinMeeting", errorCodes.MEETING_FULL, 400],
  ["no-token-403", "A request without a token gets 403.", "getMe", errorCodes.TOKEN_INVALID, 403],
  ["not-host-404", "A member who isn't the host gets 404.", "updateMeeting", errorCodes.NOT_HOST, 404],
  ["too-many-400", "An early resend gets 400.", "sendVerificationCode", errorCodes.CODE_RESEND_TOO_SOON, 400],
  ["refused-with-200", "A refused login gets 200.", "login", errorCodes.LOGIN_REFUSED, 200],
];

const statusFaults = STATUSES.map(([id, title, operation, from, status]) => {
  const checks = [
    `shapes.success.${operation}`,
    `shapes.absent.${operation}`,
    "shapes.bounds.createMeeting.title",
    `auth.no-token.${operation}`,
    `auth.scope.${operation}`,
    "auth.code.resend",
    "auth.login",
    "meetings.join",
  ];
  return responsesOf(operation, from, checks)("status", `status-${id}`, title, setStatus(status));
});

const loginRefused = responsesOf("login", errorCodes.LOGIN_REFUSED, ["auth.login.refused"]);
const absentMeeting = responsesOf("getMeeting", errorCodes.MEETING_NOT_FOUND, ["shapes.absent.getMeeting"]);
const absentAnnouncement = responsesOf("getAnnouncement", errorCodes.ANNOUNCEMENT_NOT_FOUND, [
  "shapes.absent.getAnnouncement",
]);
const expiredToken = responsesOf("getMe", errorCodes.TOKEN_EXPIRED, ["auth.expired.getMe"]);
const nameTaken = responsesOf("signup", errorCodes.NAME_TAKEN, ["auth.signup.name-taken"]);
const nameLocked = responsesOf("changeMemberName", errorCodes.NAME_CHANGE_LOCKED, ["auth.name.change"]);
const malformedMeeting = responsesOf("createMeeting", errorCodes.INVALID_REQUEST, ["shapes.fields.createMeeting"]);
const refusedStatus = responsesOf("createMeeting", errorCodes.STATUS_NOT_ALLOWED, ["auth.status.createMeeting"]);
const earlyResend = responsesOf("sendVerificationCode", errorCodes.CODE_RESEND_TOO_SOON, ["auth.code.resend-wait"]);
const unready = responsesOf("getReadiness", errorCodes.UNAVAILABLE, ["beyond.limits.outage-retry"]);
const success = (operation: string) => responsesOf(operation, "success", [`shapes.success.${operation}`]);

export const responseFaults: ProxyFault[] = [
  ...statusFaults,
  absentMeeting("code", "code-generic-404", "An absent meeting has the generic code.", setCode(errorCodes.NOT_FOUND)),
  absentAnnouncement(
    "code",
    "code-of-another-thing",
    "An absent announcement has an event's code.",
    setCode(errorCodes.EVENT_NOT_FOUND),
  ),
  expiredToken(
    "code",
    "code-expired-as-invalid",
    "An expired token gets the code of an invalid one.",
    setCode(errorCodes.TOKEN_INVALID),
  ),
  loginRefused(
    "code",
    "code-of-another-status",
    "The code belongs to another status.",
    setCode(errorCodes.VERIFICATION_TOKEN_INVALID),
  ),
  loginRefused("code", "code-unknown", "The code isn't in the contract.", setCode("E401-99")),
  nameTaken("code", "code-name-in-words", "The code is a name.", setCode("NAME_TAKEN")),
  loginRefused("message", "english-message", "Refusals are in English.", setMessage("Invalid credentials")),
  absentMeeting("message", "empty-message", "Refusals have an empty message.", setMessage("")),
  absentMeeting("message", "html-error", "An error is an HTML page.", (response) => {
    setType("text/html")(response);
    response.body = "<h1>404</h1>";
  }),
  absentMeeting("field", "error-with-stack", "An error contains a stack trace.", (response) => {
    (response.body as Json)["stack"] = "Error: at getMeeting";
  }),
  nameLocked("field", "no-days-left", "The nickname's lock is returned without the days left.", dropData),
  malformedMeeting("field", "no-refused-fields", "The invalid fields of a body aren't named.", dropData),
  malformedMeeting(
    "field",
    "wrong-refused-field",
    "The invalid fields are named without a JSON pointer.",
    (response) => {
      (errorBody(response).data ?? {})["fields"] = { title: "다시 써 주세요." };
    },
  ),
  refusedStatus("field", "no-status-in-refusal", "STATUS_NOT_ALLOWED is returned without the status.", dropData),
  earlyResend("header", "no-retry-after", "A 429 has no Retry-After.", (response) => {
    delete response.headers["retry-after"];
  }),
  earlyResend("header", "wrong-retry-after", "Retry-After differs from the body.", (response) => {
    response.headers["retry-after"] = "3600";
  }),
  unready("header", "outage-without-retry-after", "A 503 has no Retry-After.", (response) => {
    delete response.headers["retry-after"];
  }),
  success("getMe")(
    "header",
    "success-as-text",
    "A JSON response has the content type text/plain.",
    setType("text/plain"),
  ),
  success("exportAdminResource")(
    "header",
    "csv-as-json",
    "A CSV export has the content type application/json.",
    setType("application/json"),
  ),
  responsesOf("getMe", "success", ["auth.profile.uncached"])(
    "header",
    "profile-cached",
    "Caches may keep a member's profile.",
    setCaching("private, max-age=60"),
  ),
  responsesOf("getPublicMeeting", "success", ["beyond.meeting.preview"])(
    "header",
    "preview-cached-for-an-hour",
    "Caches may keep a meeting's preview for an hour.",
    setCaching("public, max-age=3600"),
  ),
  success("joinMeeting")(
    "status",
    "body-in-200-for-204",
    "A write returns 200 with a body instead of 204.",
    (response) => {
      setStatus(200)(response);
      setType("application/json")(response);
      response.body = { ok: true };
    },
  ),
];
