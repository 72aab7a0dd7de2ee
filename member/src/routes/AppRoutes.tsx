import { lazy, type ReactNode, Suspense } from "react";
import { Navigate, Route, Routes, useLocation, useParams } from "react-router-dom";
import { useSession } from "../session/session.ts";
import { LoadingScreen } from "../ui/LoadingScreen.tsx";
import { ErrorBoundary } from "../ui/ErrorBoundary.tsx";
import { Guard } from "./Guard.tsx";
import { paths } from "./paths.ts";
import { lazyScreen } from "./screens.ts";
import { type Route as TableRow, routes } from "./table.ts";
import { TabsLayout } from "./TabsLayout.tsx";
import { useScrollMemory } from "./useScrollMemory.ts";

const GalleryScreen = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import("../gallery/GalleryScreen.tsx")).GalleryScreen }))
  : null;

function GuardedScreen({ row }: { row: TableRow }): ReactNode {
  const session = useSession();
  const { pathname } = useLocation();
  const Screen = lazyScreen(row.screen);
  if (!Screen) return null;
  return (
    <Guard kind={row.guard} session={session}>
      {/* Another address starts afresh: what failed on one meeting says nothing of the next. */}
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<LoadingScreen />}>
          <Screen key={pathname} />
        </Suspense>
      </ErrorBoundary>
    </Guard>
  );
}

/** The second reading of the application form's path (D38). */
function ApplyRedirect(): ReactNode {
  const { meetingId } = useParams();
  return <Navigate to={paths.meetingApplication(Number(meetingId))} replace />;
}

function NotFound(): ReactNode {
  const Screen = lazyScreen("common/NotFoundScreen");
  return Screen && <Screen />;
}

const toRoute = (row: TableRow): ReactNode => (
  <Route key={row.path} path={row.path} element={<GuardedScreen row={row} />} />
);

/** All routes of the app, made from the table. */
export function AppRoutes(): ReactNode {
  useScrollMemory();
  const existing = routes.filter((row) => lazyScreen(row.screen));
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        <Route element={<TabsLayout />}>{existing.filter((row) => row.tab).map(toRoute)}</Route>
        {existing.filter((row) => !row.tab).map(toRoute)}
        <Route path="meetings/:meetingId/apply" element={<ApplyRedirect />} />
        {GalleryScreen && <Route path="_gallery" element={<GalleryScreen />} />}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}
