import { CONTRACT_ENDING_DAYS, DAY_MS } from "@babchingu/openapi";
import { expect, test } from "vitest";
import { createTestApp } from "../../testing/harness.ts";
import { insertPartnerPlace } from "../../testing/meetings.ts";

test("the inbox counts open reports, applications, contracts that end soon and pending payments (D59)", async () => {
  const t = await createTestApp();
  const { token } = await t.admin();
  const read = () => t.api.ok("getAdminInbox", { token });
  const nothing = {
    openReports: 0,
    oldestReportAt: null,
    partnerApplications: 0,
    endingContracts: 0,
    pendingPayments: 0,
  };
  expect(await read()).toEqual(nothing);

  const [reporter, reported] = [await t.member(), await t.member()];
  const now = t.clock.now();
  const times = { createdAt: now, updatedAt: now };
  const report = { reporterId: reporter.id, reportedId: reported.id, kind: "ON_MEETING", content: "욕설" } as const;
  const earlier = { createdAt: new Date(now.getTime() - DAY_MS), updatedAt: now };
  await t.db
    .insertInto("reports")
    .values([
      { ...report, ...earlier, meetingId: 1, status: "RESOLVED" },
      { ...report, ...times, meetingId: 2, status: "PENDING" },
      { ...report, ...times, meetingId: 3, status: "PENDING" },
    ])
    .execute();
  for (const days of [-1, 1, CONTRACT_ENDING_DAYS, CONTRACT_ENDING_DAYS + 1]) {
    await insertPartnerPlace(t, { until: new Date(now.getTime() + days * DAY_MS) });
  }
  const store = { name: "온기국밥", address: "서울", phone: "02-1", latitude: 37.5, longitude: 127, policy: "음료" };
  await t.db
    .insertInto("partnerPlaceApplications")
    .values({ ...store, memberId: reporter.id, imageId: null, createdAt: now })
    .execute();
  const payment = {
    memberId: reporter.id,
    platform: "APPLE",
    productId: "rice_500",
    currency: "KRW",
    amount: 1,
  } as const;
  await t.db
    .insertInto("payments")
    .values([
      { ...payment, ...times, transactionId: "a", status: "PENDING" },
      { ...payment, ...times, transactionId: "b", status: "COMPLETED" },
    ])
    .execute();
  expect(await read()).toEqual({
    openReports: 2,
    oldestReportAt: now.toISOString(),
    partnerApplications: 1,
    endingContracts: 2,
    pendingPayments: 1,
  });
});
