import type { ReactNode } from "react";
import { Navigate } from "react-router-dom";
import { DASHBOARD_PATH, LOGIN_PATH } from "../authProvider.ts";
import { SessionCheckFailed, CheckingSession } from "./SessionCheck.tsx";
import { Login } from "./Login.tsx";
import { OperatorContext } from "../ui/access/OperatorContext.ts";
import { useOperator } from "./useOperator.ts";

/** Shows the children to an operator, whose role they know; anyone else is redirected to the admin root (console §6). */
export function Guard({ children }: { children: ReactNode }) {
  const check = useOperator();
  if (check.status === "checking") return <CheckingSession />;
  if (check.status === "failed") return <SessionCheckFailed error={check.error} onRetry={check.retry} />;
  if (check.status !== "operator") return <Navigate to={LOGIN_PATH} replace />;
  return <OperatorContext value={check.operator}>{children}</OperatorContext>;
}

/** The admin root: redirects an operator to the dashboard, and shows anyone else the login. */
export function LoginRoute() {
  const check = useOperator();
  if (check.status === "checking") return <CheckingSession />;
  if (check.status === "failed") return <SessionCheckFailed error={check.error} onRetry={check.retry} />;
  return check.status === "operator" ? <Navigate to={DASHBOARD_PATH} replace /> : <Login />;
}
