import { NETWORK_MESSAGE } from "@babchingu/openapi";
import { type ReactNode, useEffect } from "react";
import { type Location, useLocation } from "react-router-dom";
import { retrySession } from "../session/session.ts";
import type { SessionState } from "../session/types.ts";
import { ErrorState } from "../ui/feedback/ErrorState.tsx";
import { LoadingScreen } from "../ui/feedback/LoadingScreen.tsx";
import { Redirect } from "../ui/navigation/Redirect.tsx";
import styles from "./Guard.module.css";
import { type GuardKind, resolveGuard } from "./guard.ts";
import { clearReturnPath, saveReturnPath, readReturnPath, readReturnState } from "../session/returnPath.ts";

interface GuardProps {
  kind: GuardKind;
  session: SessionState;
  children: ReactNode;
}

/** Renders its children for those who may see them and redirects everybody else. */
export function Guard({ kind, session, children }: GuardProps): ReactNode {
  const { pathname: path, search, state } = useLocation() as Location<unknown>;
  const result = resolveGuard(kind, session, path, readReturnPath());
  const remember = result.action === "redirect" && result.remember;
  const isShown = result.action === "show" && kind === "active";

  useEffect(() => {
    if (remember) saveReturnPath(path + search, state);
    if (isShown) clearReturnPath();
  }, [remember, isShown, path, search, state]);

  if (result.action === "wait") return <LoadingScreen />;
  if (result.action === "offline") {
    return (
      <main className={styles.offline}>
        <ErrorState fill title="연결되지 않았어요" errorMessage={NETWORK_MESSAGE} onRetry={retrySession} />
      </main>
    );
  }
  if (result.action === "redirect")
    return <Redirect to={result.to} state={result.to === readReturnPath() ? readReturnState() : null} />;
  return children;
}
