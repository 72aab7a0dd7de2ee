/** What other areas may use of `rice`. */
export { canPay, useRiceCheck, deposit, useChargeOffer, useNotifyFailure } from "./model/deposit.ts";
export { ricePacks } from "./model/packs.ts";
