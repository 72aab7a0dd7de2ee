import { call } from "@babchingu/openapi";
import { api } from "../../../api/api.ts";
import type { VerificationTask } from "./usePhoneVerification.ts";

/** Sets the signed-in member's phone with a code sent to it; there is no verification token (D13). */
export const reverifyPhone: VerificationTask = {
  purpose: "REVERIFICATION",
  verify: async (phone, verificationCode) => {
    await call(api.POST("/members/phone/verify-reverification-code", { body: { phone, verificationCode } }));
    return null;
  },
};
