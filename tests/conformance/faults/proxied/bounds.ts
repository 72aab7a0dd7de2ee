/** Faults of bounds that are off by one, in both directions. */
import * as errorCodes from "@babchingu/openapi/error-codes";
import type { ProxiedResponse, ProxiedRequest, ProxyFault } from "../fault.ts";

type Json = Record<string, unknown>;

const bodyOf = (request: ProxiedRequest) => (request.body ?? {}) as Json;

/** The backend accepts values just outside the contract's bound: the proxy corrects them before they arrive. */
function loose(operation: string, field: string, fix: (value: unknown) => unknown, title: string): ProxyFault {
  return {
    by: "proxy",
    id: `bound-loose-${operation}-${field}`.toLowerCase(),
    title,
    kind: "bound",
    checks: [`shapes.bounds.${operation}.${field}`],
    operations: [operation],
    onRequest: (request) => {
      const body = bodyOf(request);
      if (field in body) body[field] = fix(body[field]);
      else if (request.query.has(field)) request.query.set(field, String(fix(request.query.get(field))));
    },
  };
}

const cutTo = (length: number) => (value: unknown) =>
  typeof value === "string" ? Array.from(value).slice(0, length).join("") : value;
const atMost = (max: number) => (value: unknown) => (typeof value === "number" ? Math.min(value, max) : value);
const atLeast = (min: number) => (value: unknown) => (typeof value === "number" ? Math.max(value, min) : value);
const padTo = (length: number) => (value: unknown) => (typeof value === "string" ? value.padEnd(length, "0") : value);
const asText = (value: unknown) => (typeof value === "number" ? String(value).padStart(11, "0") : value);
const digitsOnly = (value: unknown) =>
  typeof value === "string" ? value.replaceAll(/\D/g, "").padEnd(11, "0").slice(0, 11) : value;
const nonBlank = (value: unknown) => (typeof value === "string" && value.trim() === "" ? "내용" : value);

const looseBounds: ProxyFault[] = [
  loose("createMeeting", "title", cutTo(20), "A title of 21 characters is taken."),
  loose("createMeeting", "content", cutTo(300), "A description of 301 characters is taken."),
  loose("createMeeting", "maxCapacity", atMost(20), "A capacity of 21 is taken."),
  loose("createMeeting", "minCapacity", atLeast(2), "A minimum of 1 is taken."),
  loose("createMeeting", "placeName", nonBlank, "A blank place name is taken."),
  loose("signup", "name", cutTo(10), "A nickname of 11 characters is taken."),
  loose("signup", "password", padTo(6), "A password of 5 characters is taken."),
  loose("signup", "phone", digitsOnly, "A phone with letters is taken."),
  loose("changeMemberName", "name", cutTo(10), "A new nickname of 11 characters is taken."),
  loose("changeMemberPassword", "newPassword", cutTo(16), "A new password of 17 characters is taken."),
  loose("applyToMeeting", "content", cutTo(100), "An introduction of 101 characters is taken."),
  loose("reportOutOfMeeting", "content", cutTo(300), "A report of 301 characters is taken."),
  loose("applyForPartnerPlace", "policy", cutTo(300), "Benefits of 301 characters are taken."),
  loose("checkIn", "latitude", atMost(90), "A latitude beyond the pole is taken."),
  loose("setAdminMemberPoint", "point", atMost(100), "A meal score of 101 is taken."),
  loose("grantRice", "amount", atLeast(1), "A grant of nothing is taken."),
  loose("login", "phone", asText, "A phone that is a number is taken."),
  loose("setAdminPartnerPlaceCache", "cache", atLeast(0), "A negative deposit is taken."),
];

/** The backend refuses what the contract allows. */
function tight(operation: string, field: string, refuses: (value: unknown) => boolean, title: string): ProxyFault {
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

const isLong = (max: number) => (value: unknown) => typeof value === "string" && Array.from(value).length > max;
const inBytes = (max: number) => (value: unknown) => typeof value === "string" && Buffer.byteLength(value) > max;

const tightBounds: ProxyFault[] = [
  tight("createMeeting", "title", isLong(19), "A title of 20 characters is refused."),
  tight("createMeeting", "content", inBytes(300), "A description is counted in bytes."),
  tight(
    "createMeeting",
    "maxCapacity",
    (value) => typeof value === "number" && value > 19,
    "A capacity of 20 is refused.",
  ),
  tight("signup", "name", isLong(9), "A nickname of 10 characters is refused."),
  tight(
    "signup",
    "password",
    (value) => typeof value === "string" && value.length < 7,
    "A password of 6 characters is refused.",
  ),
  tight("applyForPartnerPlace", "phone", isLong(14), "A store's phone of 15 characters is refused."),
  tight(
    "updateMeeting",
    "title",
    (value) => typeof value === "string" && value.length > 20,
    "An emoji counts as two characters.",
  ),
];

export const boundFaults: ProxyFault[] = [...looseBounds, ...tightBounds];
