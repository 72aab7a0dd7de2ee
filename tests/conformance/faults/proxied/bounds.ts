/** Faults of bounds that are off by one, too loose or too tight. */
import * as errorCodes from "@babchingu/openapi/error-codes";
import type { ProxiedResponse, ProxiedRequest, ProxyFault } from "../fault.ts";

type Json = Record<string, unknown>;

const bodyOf = (request: ProxiedRequest) => (request.body ?? {}) as Json;

/** The backend seems to accept values just outside the contract's bound: the proxy corrects them before they arrive. */
function looseBound(operation: string, field: string, correct: (value: unknown) => unknown, title: string): ProxyFault {
  return {
    by: "proxy",
    id: `bound-loose-${operation}-${field}`.toLowerCase(),
    title,
    kind: "bound",
    checks: [`shapes.bounds.${operation}.${field}`],
    operations: [operation],
    onRequest: (request) => {
      const body = bodyOf(request);
      if (field in body) body[field] = correct(body[field]);
      else if (request.query.has(field)) request.query.set(field, String(correct(request.query.get(field))));
    },
  };
}

const truncateTo = (length: number) => (value: unknown) =>
  typeof value === "string" ? Array.from(value).slice(0, length).join("") : value;
const atMost = (max: number) => (value: unknown) => (typeof value === "number" ? Math.min(value, max) : value);
const atLeast = (min: number) => (value: unknown) => (typeof value === "number" ? Math.max(value, min) : value);
const padTo = (length: number) => (value: unknown) => (typeof value === "string" ? value.padEnd(length, "0") : value);
const toPhoneText = (value: unknown) => (typeof value === "number" ? String(value).padStart(11, "0") : value);
const digitsOnly = (value: unknown) =>
  typeof value === "string" ? value.replaceAll(/\D/g, "").padEnd(11, "0").slice(0, 11) : value;
const replaceBlank = (value: unknown) => (typeof value === "string" && value.trim() === "" ? "내용" : value);

const looseBounds: ProxyFault[] = [
  looseBound("createMeeting", "title", truncateTo(20), "A title of 21 characters is accepted."),
  looseBound("createMeeting", "content", truncateTo(300), "A description of 301 characters is accepted."),
  looseBound("createMeeting", "maxCapacity", atMost(20), "A capacity of 21 is accepted."),
  looseBound("createMeeting", "minCapacity", atLeast(2), "A minimum of 1 is accepted."),
  looseBound("createMeeting", "placeName", replaceBlank, "A blank place name is accepted."),
  looseBound("signup", "name", truncateTo(10), "A nickname of 11 characters is accepted."),
  looseBound("signup", "password", padTo(6), "A password of 5 characters is accepted."),
  looseBound("signup", "phone", digitsOnly, "A phone with letters is accepted."),
  looseBound("changeMemberName", "name", truncateTo(10), "A new nickname of 11 characters is accepted."),
  looseBound("changeMemberPassword", "newPassword", truncateTo(16), "A new password of 17 characters is accepted."),
  looseBound("applyToMeeting", "content", truncateTo(100), "An introduction of 101 characters is accepted."),
  looseBound("reportOutOfMeeting", "content", truncateTo(300), "A report of 301 characters is accepted."),
  looseBound("applyForPartnerPlace", "policy", truncateTo(300), "Benefits of 301 characters are taken."),
  looseBound("checkIn", "latitude", atMost(90), "A latitude beyond the pole is accepted."),
  looseBound("setAdminMemberPoint", "point", atMost(100), "A meal score of 101 is accepted."),
  looseBound("grantRice", "amount", atLeast(1), "A grant of nothing is accepted."),
  looseBound("login", "phone", toPhoneText, "A phone sent as a number is accepted."),
  looseBound("setAdminPartnerPlaceCache", "cache", atLeast(0), "A negative deposit is accepted."),
];

/** The backend refuses what the contract allows. */
function tightBound(operation: string, field: string, refuses: (value: unknown) => boolean, title: string): ProxyFault {
  const response = (): ProxiedResponse => ({
    status: 400,
    headers: { "content-type": "application/json; charset=utf-8" },
    body: {
      code: errorCodes.INVALID_REQUEST,
      message: "입력한 내용을 다시 확인해 주세요.",
      data: { fields: { [`/${field}`]: "너무 길어요." } },
    },
  });
  return {
    by: "proxy",
    id: `bound-tight-${operation}-${field}`.toLowerCase(),
    title,
    kind: "bound",
    checks: [`shapes.bounds.${operation}.${field}`],
    operations: [operation],
    onRequest: (request) => (refuses(bodyOf(request)[field]) ? response() : undefined),
  };
}

const isLongerThan = (max: number) => (value: unknown) => typeof value === "string" && Array.from(value).length > max;
const hasMoreBytesThan = (max: number) => (value: unknown) =>
  typeof value === "string" && Buffer.byteLength(value) > max;

const tightBounds: ProxyFault[] = [
  tightBound("createMeeting", "title", isLongerThan(19), "A title of 20 characters is refused."),
  tightBound("createMeeting", "content", hasMoreBytesThan(300), "A description is counted in bytes."),
  tightBound(
    "createMeeting",
    "maxCapacity",
    (value) => typeof value === "number" && value > 19,
    "A capacity of 20 is refused.",
  ),
  tightBound("signup", "name", isLongerThan(9), "A nickname of 10 characters is refused."),
  tightBound(
    "signup",
    "password",
    (value) => typeof value === "string" && value.length < 7,
    "A password of 6 characters is refused.",
  ),
  tightBound("applyForPartnerPlace", "phone", isLongerThan(14), "A store's phone of 15 characters is refused."),
  tightBound(
    "updateMeeting",
    "title",
    (value) => typeof value === "string" && value.length > 20,
    "An emoji counts as two characters.",
  ),
];

export const boundFaults: ProxyFault[] = [...looseBounds, ...tightBounds];
