/** The exports of `rice` for other areas. */
export { canPayDeposit, useDepositCheck, depositText, useChargeOffer, useFailureAlert } from "./model/deposit.ts";
export { ricePacks } from "./model/packs.ts";
