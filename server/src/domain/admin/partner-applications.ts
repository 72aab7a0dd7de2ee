/** Operators accept or delete partner requests (R52). */
import type { Selectable } from "kysely";
import type { PartnerPlaceApplicationsTable } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import { nextSeoulMonth } from "../../lib/time.ts";
import { audit } from "../shared/audit.ts";
import { markImageDeleted } from "../media/index.ts";
import type { AuditContext, TrxContext } from "../shared/context.ts";

type Application = Selectable<PartnerPlaceApplicationsTable>;

/** Deletes and returns an application. @throws ApiError PARTNER_APPLICATION_NOT_FOUND, also when it has been answered meanwhile. */
async function removeApplication(ctx: TrxContext, applicationId: number): Promise<Application> {
  const { trx } = ctx;
  const deleted = await trx
    .deleteFrom("partnerPlaceApplications")
    .where("id", "=", applicationId)
    .returningAll()
    .executeTakeFirst();
  if (deleted === undefined) throw new ApiError("PARTNER_APPLICATION_NOT_FOUND");
  return deleted;
}

/** Deletes and returns an application. Locks the applicant's row first (the lock order: members first). @throws ApiError PARTNER_APPLICATION_NOT_FOUND, APPLICANT_GONE. */
async function removeAcceptableApplication(ctx: TrxContext, applicationId: number): Promise<Application> {
  const { trx } = ctx;
  const applicant = await trx
    .selectFrom("members")
    .select(["status", "withdrawnAt"])
    .where("id", "=", (eb) =>
      eb.selectFrom("partnerPlaceApplications").select("memberId").where("id", "=", applicationId),
    )
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (applicant === undefined) throw new ApiError("PARTNER_APPLICATION_NOT_FOUND");
  const application = await removeApplication(ctx, applicationId);
  const { status, withdrawnAt } = applicant;
  if (withdrawnAt !== null || status === "WITHDRAWN" || status === "BANNED") throw new ApiError("APPLICANT_GONE");
  return application;
}

/** Creates a store from an application: one month of contract, no deposit, no views. @throws ApiError PARTNER_APPLICATION_NOT_FOUND, APPLICANT_GONE. */
export async function acceptApplication(ctx: AuditContext, applicationId: number): Promise<void> {
  const { trx, now } = ctx;
  const { id: _id, createdAt: _createdAt, ...store } = await removeAcceptableApplication(ctx, applicationId);
  const { memberId } = store;
  const until = nextSeoulMonth(now);
  const { id } = await trx
    .insertInto("partnerPlaces")
    .values({ ...store, until, createdAt: now, updatedAt: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx
    .updateTable("images")
    .set({ usageKind: "PARTNER_PLACE", usageId: id })
    .where("id", "=", store.imageId)
    .execute();
  await trx
    .updateTable("members")
    .set({ role: "ROLE_PARTNER", updatedAt: now })
    .where("id", "=", memberId)
    .where("role", "=", "ROLE_USER")
    .execute();
  await audit(ctx, {
    action: "PARTNER_APPLICATION_ACCEPT",
    target: { kind: "PARTNER_APPLICATION", id: applicationId },
    after: { partnerPlaceId: id, memberId, name: store.name, until: until.toISOString() },
  });
}

/** Deletes an application with its image; the member may apply again. @throws ApiError PARTNER_APPLICATION_NOT_FOUND. */
export async function deleteApplication(ctx: AuditContext, applicationId: number): Promise<void> {
  const { memberId, imageId } = await removeApplication(ctx, applicationId);
  if (imageId !== null) await markImageDeleted(ctx, imageId);
  const target = { kind: "PARTNER_APPLICATION", id: applicationId } as const;
  const before = { memberId, imageId };
  await audit(ctx, { action: "PARTNER_APPLICATION_DELETE", target, before });
}
