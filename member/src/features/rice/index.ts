/** What other areas may use of `rice`. */
export { canPay, useRiceCheck, depositText, useChargeOffer, useFailureAlert } from "./model/deposit.ts";
export { ricePacks } from "./model/packs.ts";
