import { call } from "@babchingu/openapi";
import { api, session } from "../../api/api.ts";
import { getPushToken } from "../../native/bridge.ts";
import { reloadMember } from "../../session/session.ts";

/** Logs in and reads the member; the guard then leads to where they belong. Rejects with a failure. */
export async function logIn(phone: string, password: string): Promise<void> {
  const fcmToken = await getPushToken();
  session.accept(await call(api.POST("/auth/login", { body: { phone, password, fcmToken } })));
  await reloadMember();
}
