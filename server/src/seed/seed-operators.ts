import { DAY_MS, RICE_PACKS } from "@babchingu/openapi";
import { bookRice } from "../domain/rice/ledger.ts";
import { paymentCause } from "../domain/rice/payments.ts";
import { addMs } from "../lib/time.ts";
import { addImage, idOf, type SeedContext, type Step } from "./context.ts";
import { announcements, events, partnershipRequests, payments, reports } from "./data/operators.ts";

function toSteps<T extends { daysAgo: number }>(
  now: Date,
  rows: T[],
  run: (row: T, step: { at: Date; index: number }) => Promise<void>,
): Step[] {
  return rows.map((row, index) => ({
    at: addMs(now, -row.daysAgo * DAY_MS),
    run: (at) => run(row, { at, index }),
  }));
}

async function addEvent(context: SeedContext, event: (typeof events)[number], at: Date): Promise<void> {
  const { trx, memberIds } = context;
  const { title, content } = event;
  const { id } = await trx
    .insertInto("events")
    .values({ title, content, imageId: null, createdAt: at, updatedAt: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  const [ownerId] = memberIds.values();
  const imageId = await addImage(context, `event:${title}`, ownerId ?? 0, at);
  await trx
    .updateTable("images")
    .set({ usageKind: "EVENT", usageId: id, ownerId: null })
    .where("id", "=", imageId)
    .execute();
  await trx.updateTable("events").set({ imageId }).where("id", "=", id).execute();
}

async function addPayment(
  { trx, memberIds }: SeedContext,
  payment: (typeof payments)[number],
  at: Date,
  index: number,
): Promise<void> {
  const memberId = idOf(memberIds, payment.member);
  const { id } = await trx
    .insertInto("payments")
    .values({
      memberId,
      platform: payment.platform,
      transactionId:
        payment.platform === "GOOGLE" ? `GPA.3300-0000-0000-${20_000 + index}` : `40000100000${100 + index}`,
      productId: `rice_${payment.grains}`,
      currency: "KRW",
      amount: RICE_PACKS[`rice_${payment.grains}`].priceWon,
      status: payment.status,
      receiptData: JSON.stringify({ demo: true, productId: `rice_${payment.grains}` }),
      createdAt: at,
      updatedAt: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (payment.status !== "COMPLETED") return;
  await bookRice(
    { trx, now: at },
    { memberId, amount: payment.grains, reason: `PURCHASE_${payment.grains}`, cause: paymentCause(id) },
  );
}

/** Announcements, events, payments, reports and partner requests. */
export function operatorSteps(context: SeedContext): Step[] {
  const { trx, memberIds, meetingIds, now } = context;
  return [
    ...toSteps(now, announcements, async ({ title, content }, { at }) => {
      await trx.insertInto("announcements").values({ title, content, createdAt: at, updatedAt: at }).execute();
    }),
    ...toSteps(now, events, (event, { at }) => addEvent(context, event, at)),
    ...toSteps(now, payments, (payment, { at, index }) => addPayment(context, payment, at, index)),
    ...toSteps(now, reports, async ({ reporter, reported, meeting, kind, content, status, adminComment }, { at }) => {
      await trx
        .insertInto("reports")
        .values({
          reporterId: idOf(memberIds, reporter),
          reportedId: idOf(memberIds, reported),
          meetingId: idOf(meetingIds, meeting),
          kind,
          content,
          status,
          adminComment,
          createdAt: at,
          updatedAt: at,
        })
        .execute();
    }),
    ...toSteps(now, partnershipRequests, async ({ member, daysAgo: _daysAgo, ...request }, { at }) => {
      const memberId = idOf(memberIds, member);
      await trx
        .insertInto("partnerPlaceApplications")
        .values({ ...request, memberId, imageId: null, createdAt: at })
        .execute();
    }),
  ];
}
