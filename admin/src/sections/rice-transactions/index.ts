import Icon from "@mui/icons-material/ReceiptLongOutlined";
import { lazyScreen } from "../../ui/layout/lazyScreen.ts";
import { listSection } from "../../ui/section.ts";
import { riceTransactions } from "./resource.ts";

export const riceTransactionsSection = listSection(riceTransactions, {
  icon: Icon,
  screen: lazyScreen(() => import("./List.tsx"), "RiceTransactionList"),
});
