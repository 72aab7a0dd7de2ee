import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from "react";
import {
  NavigationType,
  type RouteObject,
  useLocation,
  useNavigationType,
  useParams,
  useRoutes,
} from "react-router-dom";
import { useOpenFromNotifications } from "../push/useOpenFromNotifications.ts";
import { useSession } from "../session/session.ts";
import { closeLeftDialogs } from "../ui/overlays/Dialog.tsx";
import { ErrorBoundary } from "../ui/feedback/ErrorBoundary.tsx";
import { LoadingScreen } from "../ui/feedback/LoadingScreen.tsx";
import { Redirect } from "../ui/navigation/Redirect.tsx";
import { Guard } from "./Guard.tsx";
import type { GuardKind } from "./guard.ts";
import { paths } from "../paths.ts";
import { findScreen } from "./screens.ts";
import { routes } from "./table.ts";
import { TabsLayout } from "./TabsLayout.tsx";
import { useScrollRestoration } from "./useScrollRestoration.ts";

const ShellScreen = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import("../simulated-shell/ShellScreen.tsx")).ShellScreen }))
  : null;

const NotFoundScreen = findScreen("common/NotFoundScreen");

function GuardedScreen({ guard, Screen }: { guard: GuardKind; Screen: ComponentType }): ReactNode {
  const session = useSession();
  const { pathname } = useLocation();
  return (
    <Guard kind={guard} session={session}>
      {/* Another path resets the boundary: an error on one meeting doesn't concern the next. */}
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<LoadingScreen />}>
          <Screen key={pathname} />
        </Suspense>
      </ErrorBoundary>
    </Guard>
  );
}

/** Redirects the second path of the application form to the first (D38). */
function ApplyRedirect(): ReactNode {
  const { meetingId } = useParams();
  return <Redirect to={paths.applyToMeeting(Number(meetingId))} />;
}

function routeObjects(inTabs: boolean): RouteObject[] {
  return routes.flatMap(({ path, guard, screen, tab }) => {
    if (Boolean(tab) !== inTabs) return [];
    return [{ path, element: <GuardedScreen guard={guard} Screen={findScreen(screen)} /> }];
  });
}

const tree: RouteObject[] = [
  { element: <TabsLayout />, children: routeObjects(true) },
  ...(ShellScreen ? [{ path: "_shell", element: <ShellScreen /> }] : []),
  ...routeObjects(false),
  { path: "meetings/:meetingId/apply", element: <ApplyRedirect /> },
  { path: "*", element: <NotFoundScreen /> },
];

export function AppRoutes(): ReactNode {
  const { pathname } = useLocation();
  useScrollRestoration();
  useOpenFromNotifications();
  const wentBack = useNavigationType() === NavigationType.Pop;
  // Runs when the page has changed: what waits for a dialog learns from `useIsMounted` that its screen was left.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => closeLeftDialogs(wentBack), [pathname, wentBack]);
  return <Suspense fallback={<LoadingScreen />}>{useRoutes(tree)}</Suspense>;
}
