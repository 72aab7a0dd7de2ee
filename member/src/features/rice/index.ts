/** The exports of `rice` for other areas. */
export { canPay, useRiceCheck, depositText, useChargeOffer, useFailureAlert } from "./model/deposit.ts";
export { ricePacks } from "./model/packs.ts";
