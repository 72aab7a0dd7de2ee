import { NETWORK_MESSAGE } from "@babchingu/openapi";
import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { retrySession } from "../session/session.ts";
import type { SessionState } from "../session/types.ts";
import { ErrorState } from "../ui/ErrorState.tsx";
import { LoadingScreen } from "../ui/LoadingScreen.tsx";
import { Redirect } from "../ui/Redirect.tsx";
import styles from "./Guard.module.css";
import { type GuardKind, judge } from "./guard.ts";
import { forgetWanted, rememberWanted, wantedPath } from "./wanted.ts";

interface GuardProps {
  kind: GuardKind;
  session: SessionState;
  children: ReactNode;
}

/** Shows its children to those who may see them and sends everybody else where they belong. */
export function Guard({ kind, session, children }: GuardProps): ReactNode {
  const location = useLocation();
  const here = location.pathname;
  const verdict = judge(kind, session, here, wantedPath());
  const remember = verdict.do === "redirect" && verdict.remember;
  const arrived = verdict.do === "show" && kind === "active";

  useEffect(() => {
    if (remember) rememberWanted(here + location.search);
    if (arrived) forgetWanted();
  }, [remember, arrived, here, location.search]);

  if (verdict.do === "wait") return <LoadingScreen />;
  if (verdict.do === "offline") {
    return (
      <main className={styles.offline}>
        <ErrorState fill title="연결되지 않았어요" message={NETWORK_MESSAGE} onRetry={retrySession} />
      </main>
    );
  }
  if (verdict.do === "redirect") return <Redirect to={verdict.to} />;
  return children;
}
