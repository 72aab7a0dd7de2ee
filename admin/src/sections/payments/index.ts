import Icon from "@mui/icons-material/CreditCardOutlined";
import { lazyScreen } from "../../ui/layout/lazyScreen.ts";
import { listSection } from "../../ui/section.ts";
import { payments } from "./resource.ts";

export const paymentsSection = listSection(payments, {
  icon: Icon,
  screen: lazyScreen(() => import("./List.tsx"), "PaymentList"),
});
