/** Operators accept or delete partner requests (R52). */
import type { Selectable } from "kysely";
import type { PartnerPlaceApplicationsTable } from "../../db/schema.ts";
import { ApiError } from "../../lib/api-error.ts";
import { nextSeoulMonth } from "../../lib/time.ts";
import { audit } from "../shared/audit.ts";
import { markImageDeleted } from "../media/index.ts";
import { notifyMembers } from "../notifications/index.ts";
import type { AuditContext, TrxContext } from "../shared/context.ts";

type Application = Selectable<PartnerPlaceApplicationsTable>;

/**
 * Locks the applicant's row, before the application (the lock order: members first), also so that a concurrent withdrawal deletes what they
 * are notified of (D67). @returns whether they have withdrawn or are banned. @throws ApiError PARTNER_APPLICATION_NOT_FOUND.
 */
async function lockApplicant(ctx: TrxContext, applicationId: number): Promise<boolean> {
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
  const { status, withdrawnAt } = applicant;
  return withdrawnAt !== null || status === "WITHDRAWN" || status === "BANNED";
}

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

/** Creates a store from an application: one month of contract, no deposit, no views; its owner is notified. @throws ApiError PARTNER_APPLICATION_NOT_FOUND, APPLICANT_GONE. */
export async function acceptApplication(ctx: AuditContext, applicationId: number): Promise<void> {
  const { trx, now } = ctx;
  if (await lockApplicant(ctx, applicationId)) throw new ApiError("APPLICANT_GONE");
  const { id: _id, createdAt: _createdAt, ...store } = await removeApplication(ctx, applicationId);
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
  await notifyMembers(ctx, {
    memberIds: [memberId],
    notification: {
      title: "제휴 매장이 되었어요",
      content: `‘${store.name}’ 매장이 제휴 매장 목록에 나와요. 계약과 통계는 내 제휴 매장에서 볼 수 있어요.`,
      url: "/app/mypage/partner-place/my",
    },
  });
  await audit(ctx, {
    action: "PARTNER_APPLICATION_ACCEPT",
    target: { kind: "PARTNER_APPLICATION", id: applicationId },
    after: { partnerPlaceId: id, memberId, name: store.name, until: until.toISOString() },
  });
}

/** Deletes an application with its image; the member is notified and may apply again. @throws ApiError PARTNER_APPLICATION_NOT_FOUND. */
export async function deleteApplication(ctx: AuditContext, applicationId: number): Promise<void> {
  const isApplicantGone = await lockApplicant(ctx, applicationId);
  const { memberId, imageId, name } = await removeApplication(ctx, applicationId);
  if (imageId !== null) await markImageDeleted(ctx, imageId);
  if (!isApplicantGone) {
    await notifyMembers(ctx, {
      memberIds: [memberId],
      notification: {
        title: "제휴 신청이 승인되지 않았어요",
        content: `‘${name}’ 매장의 신청 내용을 고쳐서 다시 신청할 수 있어요. 궁금한 점은 고객센터에 물어봐 주세요.`,
        url: "/app/mypage/partner-place/form",
      },
    });
  }
  const target = { kind: "PARTNER_APPLICATION", id: applicationId } as const;
  const before = { memberId, imageId };
  await audit(ctx, { action: "PARTNER_APPLICATION_DELETE", target, before });
}
