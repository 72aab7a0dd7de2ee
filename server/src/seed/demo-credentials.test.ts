import { expect, test } from "vitest";
import { hashPassword } from "../lib/password.ts";
import { createTestApp } from "../testing/harness.ts";
import { refuseDemoCredentials } from "./demo-credentials.ts";
import { demoLogins } from "./logins.ts";

const { operator, password, members } = demoLogins;

test("names each login of the demo data, until its secrets are others or it is disabled", async () => {
  const { db, admin, member, clock } = await createTestApp();
  const [hash, otherHash] = [await hashPassword(operator.password1), await hashPassword("한강에서 먹는 라면")];
  await refuseDemoCredentials(db);
  const { id } = await admin();
  const setOperator = (values: { password1Hash?: string; disabledAt?: Date | null }) =>
    db
      .updateTable("adminCredentials")
      .set({ loginName: operator.loginName, ...values })
      .where("memberId", "=", id)
      .execute();
  await setOperator({ password1Hash: hash });
  const phone = members[0].phone;
  const demoMember = await member({ phone, password });
  await expect(refuseDemoCredentials(db)).rejects.toThrow(
    /operator operator: node server\/src\/commands\/admin-password.ts.*\n.*member 01000000001: delete/,
  );
  await setOperator({ disabledAt: clock.now() });
  await expect(refuseDemoCredentials(db)).rejects.toThrow(/^(?!.*operator operator)/s);
  await setOperator({ disabledAt: null, password1Hash: otherHash });
  await db.updateTable("members").set({ passwordHash: otherHash }).where("id", "=", demoMember.id).execute();
  await refuseDemoCredentials(db);
});
