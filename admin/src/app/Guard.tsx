import { type ReactNode, useDeferredValue, useEffect } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { LOGIN_PATH } from "../authProvider.ts";
import { SessionCheckFailed, CheckingSession } from "./SessionCheck.tsx";
import { Login } from "./Login.tsx";
import { OperatorContext } from "../ui/access/OperatorContext.ts";
import { forgetPlace, notePlace, startPath } from "../tabState.ts";
import { useOperator } from "./useOperator.ts";

/** Shows the children to an operator, whose role they know; anyone else is redirected to the admin root (console §6). */
export function Guard({ children }: { children: ReactNode }) {
  const check = useOperator();
  const { pathname, search } = useLocation();
  useEffect(() => notePlace(pathname + search), [pathname, search]);
  const isOperator = check.status === "operator";
  // React renders the console in slices then, instead of blocking the page for a quarter of a second.
  const isShown = useDeferredValue(isOperator, false) && isOperator;
  useEffect(() => {
    // The login's button had the focus; the screen that the operator returns to has it now.
    if (isShown && forgetPlace()) document.querySelector("main")?.focus({ preventScroll: true });
  }, [isShown]);
  if (check.status === "checking" || (isOperator && !isShown)) return <CheckingSession />;
  if (check.status === "failed") return <SessionCheckFailed error={check.error} onRetry={check.retry} />;
  if (!isOperator) return <Navigate to={LOGIN_PATH} replace />;
  return <OperatorContext value={check.operator}>{children}</OperatorContext>;
}

/** The admin root: redirects an operator to the dashboard, or to where the session ended, and shows anyone else the login. */
export function LoginRoute() {
  const check = useOperator();
  if (check.status === "checking") return <CheckingSession />;
  if (check.status === "failed") return <SessionCheckFailed error={check.error} onRetry={check.retry} />;
  return check.status === "operator" ? <Navigate to={startPath()} replace /> : <Login />;
}
