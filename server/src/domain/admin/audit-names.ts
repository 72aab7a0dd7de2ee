/** The present names of what audit entries name by id. The log itself stores none, since it can't be erased from (D67). */
import { auditReferences } from "@babchingu/openapi/audit-changes";
import type { AuditTargetValue } from "@babchingu/openapi/enums";
import type { components } from "@babchingu/openapi/types";
import type { Db } from "../../db/schema.ts";
import type { AdminList } from "./list.ts";

type AuditEntry = components["schemas"]["AuditEntry"];
type NameRows = Promise<{ id: number; name: string }[]>;

const readers: Partial<Record<AuditTargetValue, (db: Db, ids: number[]) => NameRows>> = {
  MEMBER: (db, ids) =>
    db.selectFrom("members").select(["id", "name"]).where("id", "in", ids).where("deletedAt", "is", null).execute(),
  OPERATOR: (db, ids) =>
    db
      .selectFrom("adminCredentials")
      .select(["memberId as id", "loginName as name"])
      .where("memberId", "in", ids)
      .execute(),
  MEETING: (db, ids) => db.selectFrom("meetings").select(["id", "title as name"]).where("id", "in", ids).execute(),
  PARTNER_PLACE: (db, ids) => db.selectFrom("partnerPlaces").select(["id", "name"]).where("id", "in", ids).execute(),
  PARTNER_APPLICATION: (db, ids) =>
    db.selectFrom("partnerPlaceApplications").select(["id", "name"]).where("id", "in", ids).execute(),
  EVENT: (db, ids) => db.selectFrom("events").select(["id", "title as name"]).where("id", "in", ids).execute(),
  ANNOUNCEMENT: (db, ids) =>
    db.selectFrom("announcements").select(["id", "title as name"]).where("id", "in", ids).execute(),
};

async function addNames(db: Db, entries: AuditEntry[]): Promise<AuditEntry[]> {
  const references = entries.map(auditReferences);
  const idsByKind = new Map<AuditTargetValue, Set<number>>();
  for (const { kind, id } of references.flat()) idsByKind.set(kind, (idsByKind.get(kind) ?? new Set()).add(id));
  const names = new Map<string, string>();
  for (const [kind, ids] of idsByKind) {
    for (const { id, name } of (await readers[kind]?.(db, [...ids])) ?? []) names.set(`${kind}:${id}`, name);
  }
  return entries.map((entry, index) => {
    const own = (references[index] ?? []).flatMap(({ kind, id }) => {
      const name = names.get(`${kind}:${id}`);
      return name === undefined ? [] : [[`${kind}:${id}`, name] as const];
    });
    return { ...entry, names: Object.fromEntries(own) };
  });
}

/** The list with the names of each entry. */
export function withNames(db: Db, list: AdminList<AuditEntry>): AdminList<AuditEntry> {
  return {
    page: async (request) => {
      const page = await list.page(request);
      return { ...page, content: await addNames(db, page.content) };
    },
    batch: async (belowId, rowsMax) => await addNames(db, await list.batch(belowId, rowsMax)),
  };
}
