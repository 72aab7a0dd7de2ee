/** The exports of `rice` for other areas. */
export { canPayDeposit, useDepositCheck, depositText, useChargeOffer, useFailureAlert } from "./model/deposit.ts";
export { DepositTerms } from "./components/DepositTerms.tsx";
export { ricePacks } from "./model/packs.ts";
