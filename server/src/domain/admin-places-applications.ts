/** Operators answer applications for a partnership (R52). */
import type { Selectable } from "kysely";
import type { PartnerPlaceApplicationsTable, Trx } from "../db/schema.ts";
import { ApiError } from "../lib/api-error.ts";
import { nextSeoulMonth } from "../lib/time.ts";
import type { Operation } from "./admin-members.ts";
import { audit } from "./audit.ts";
import { releaseImage } from "./images.ts";

type Application = Selectable<PartnerPlaceApplicationsTable>;

/** Takes an application out of the list. @throws ApiError E404-7, also when somebody has answered it in the meantime. */
async function takeApplication(trx: Trx, applicationId: number): Promise<Application> {
  const deleted = await trx
    .deleteFrom("partnerPlaceApplications")
    .where("id", "=", applicationId)
    .returningAll()
    .executeTakeFirst();
  if (deleted === undefined) throw new ApiError("E404-7");
  return deleted;
}

/** Takes an application after its applicant's row is held, as members come first everywhere. @throws ApiError E404-7, E409-52. */
async function takeAcceptable(trx: Trx, applicationId: number): Promise<Application> {
  const applicant = await trx
    .selectFrom("members")
    .select(["status", "withdrawnAt"])
    .where("id", "=", (inner) =>
      inner.selectFrom("partnerPlaceApplications").select("memberId").where("id", "=", applicationId),
    )
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (applicant === undefined) throw new ApiError("E404-7");
  const application = await takeApplication(trx, applicationId);
  const { status, withdrawnAt } = applicant;
  if (withdrawnAt !== null || status === "WITHDRAWN" || status === "BANNED") throw new ApiError("E409-52");
  return application;
}

/** Makes a store of an application: one month of contract, no deposit, no views. @throws ApiError E404-7, E409-52. */
export async function acceptApplication(trx: Trx, applicationId: number, { actorId, now }: Operation): Promise<void> {
  const { id: _id, createdAt: _createdAt, ...store } = await takeAcceptable(trx, applicationId);
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
  await audit(trx, {
    actorId,
    action: "PARTNER_APPLICATION_ACCEPT",
    target: { kind: "PARTNER_APPLICATION", id: applicationId },
    after: { partnerPlaceId: id, memberId, name: store.name, until: until.toISOString() },
    now,
  });
}

/** Deletes an application with its picture; the member may apply again. @throws ApiError E404-7. */
export async function deleteApplication(trx: Trx, applicationId: number, { actorId, now }: Operation): Promise<void> {
  const { memberId, name, address, phone, policy, imageId } = await takeApplication(trx, applicationId);
  if (imageId !== null) await releaseImage(trx, now, imageId);
  const target = { kind: "PARTNER_APPLICATION", id: applicationId } as const;
  const before = { memberId, name, address, phone, policy, imageId };
  await audit(trx, { actorId, action: "PARTNER_APPLICATION_DELETE", target, before, now });
}
