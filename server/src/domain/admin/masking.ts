/** What operators who don't see contacts see of members' phones and positions (D60): nothing that finds or reaches a member. */
import { seesContacts } from "@babchingu/openapi";
import type { OperatorRoleValue } from "@babchingu/openapi/enums";
import type { components } from "@babchingu/openapi/types";
import type { Page } from "./list.ts";

type Schemas = components["schemas"];

/** Digits shown at the beginning and at the end, as in `010****5678`. */
const FIRST_DIGITS = 3;
const LAST_DIGITS = 4;

function maskDigits(phone: string): string {
  const hidden = Math.max(0, phone.length - FIRST_DIGITS - LAST_DIGITS);
  return phone.slice(0, FIRST_DIGITS) + "*".repeat(hidden) + phone.slice(FIRST_DIGITS + hidden);
}

const maskPhone = (phone: string | null): string | null => (phone === null ? null : maskDigits(phone));

/** The push token goes too: it reaches the member's device. */
export function maskMember(member: Schemas["AdminMember"]): Schemas["AdminMember"] {
  return { ...member, phone: maskPhone(member.phone), latitude: null, longitude: null, targetToken: null };
}

/** The owner of a store is a member; the store's own phone and place are public. */
export function maskOwner<Row extends { memberPhone: string | null }>(row: Row): Row {
  return { ...row, memberPhone: maskPhone(row.memberPhone) };
}

/** What nobody has accepted isn't public: members give their own phone, and the place where they are. */
export function maskApplication(application: Schemas["AdminPartnerApplication"]): Schemas["AdminPartnerApplication"] {
  return { ...maskOwner(application), phone: maskDigits(application.phone), latitude: null, longitude: null };
}

export function maskDashboard(dashboard: Schemas["AdminDashboard"]): Schemas["AdminDashboard"] {
  return { ...dashboard, memberLocationDtoList: [] };
}

/** A server of the release before records an export by phone with its term. */
export function maskAuditEntry(entry: Schemas["AuditEntry"]): Schemas["AuditEntry"] {
  const { field, q } = entry.after ?? {};
  if (field !== "phone" || typeof q !== "string") return entry;
  return { ...entry, after: { ...entry.after, q: maskPhone(q) } };
}

interface Reader {
  operatorRole: OperatorRoleValue | null;
}

export function isMasked({ operatorRole }: Reader): boolean {
  return !seesContacts(operatorRole);
}

/** The value as the operator may see it. */
export function forOperator<Value>(actor: Reader, value: Value, mask: (value: Value) => Value): Value {
  return isMasked(actor) ? mask(value) : value;
}

/** The page's rows as the operator may see them. */
export function pageForOperator<Row>(actor: Reader, page: Page<Row>, mask: (row: Row) => Row): Page<Row> {
  return isMasked(actor) ? { ...page, content: page.content.map(mask) } : page;
}
