import { call } from "@babchingu/openapi";
import { api } from "../../../api/api.ts";
import { getPushToken } from "../../../native/bridge.ts";
import { signIn } from "./signIn.ts";

/** Logs in and fetches the member; the guard then redirects. */
export async function logIn(phone: string, password: string): Promise<void> {
  const fcmToken = await getPushToken();
  await signIn(await call(api.POST("/auth/login", { body: { phone, password, fcmToken } })));
}
