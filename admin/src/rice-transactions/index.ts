import { lazyScreen } from "../layout/lazyScreen.ts";

export const riceTransactions = {
  name: "rice-transactions",
  list: lazyScreen(() => import("./List.tsx"), "RiceTransactionList"),
} as const;
