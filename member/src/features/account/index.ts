/** The exports of `account` for other areas. */
export { NewPasswordFields } from "./components/NewPasswordFields.tsx";
export { passwordChangeProblem, nameLockDaysLeft, formatNameLock } from "./model/accountRules.ts";
export { PhoneVerificationFields } from "./components/PhoneVerificationFields.tsx";
export { reverifyPhone } from "./model/reverifyPhone.ts";
export { usePhoneVerification } from "./model/usePhoneVerification.ts";
export { NicknameField } from "./components/NicknameField.tsx";
export { type Nickname, useNickname } from "./model/useNickname.ts";
export { useRefusedPassword } from "./model/useRefusedPassword.ts";
