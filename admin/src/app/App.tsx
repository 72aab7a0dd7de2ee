import { CssBaseline } from "@mui/material";
import type { ComponentType } from "react";
import { AdminContext, AdminUI, CustomRoutes, Notification, Resource, localStorageStore } from "react-admin";
import { createBrowserRouter, Route, RouterProvider, Routes } from "react-router-dom";
import { createAuthProvider, DASHBOARD_PATH } from "../authProvider.ts";
import { dataProvider } from "./dataProvider.ts";
import { createQueryClient } from "./queryClient.ts";
import { i18nProvider } from "../i18n/provider.ts";
import { ConsoleLayout } from "./ConsoleLayout.tsx";
import { VIEW_KEY_PREFIX } from "../ui/list/useListView.ts";
import { NotAllowed } from "../ui/access/NotAllowed.tsx";
import { SectionGate } from "../ui/access/SectionGate.tsx";
import { ErrorPage } from "./ErrorPage.tsx";
import { Guard, LoginRoute } from "./Guard.tsx";
import { SessionEndHandler } from "./SessionEndHandler.tsx";
import { NotFound } from "../ui/layout/NotFound.tsx";
import { sections } from "../sections/index.ts";
import { api, session } from "../session.ts";
import { startPath } from "../tabState.ts";
import type { SectionDefinition } from "../ui/section.ts";
import { darkTheme, lightTheme } from "../ui/theme/themes.ts";

const authProvider = createAuthProvider(api, session, startPath);
const queryClient = createQueryClient();
const store = createStore();

/** react-admin empties its store at log-out; the device's settings survive it: light or dark, density, columns. */
function createStore() {
  const localStore = localStorageStore(undefined, "babchingu.admin");
  return {
    ...localStore,
    reset: () => {
      const names = ["theme", ...Object.keys(localStore.listItems?.(VIEW_KEY_PREFIX) ?? {})];
      const settings = names.map((name) => [name, localStore.getItem<unknown>(name)] as const);
      localStore.reset();
      for (const [name, value] of settings) if (value !== undefined && value !== null) localStore.setItem(name, value);
    },
  };
}

/** The section's screen; a message where the operator's role may not open it, or the backend lacks the section's operations. */
function screenOf(section: SectionDefinition): ComponentType {
  const { screen: Screen } = section;
  return function GuardedScreen() {
    return (
      <SectionGate section={section} ifNotAllowed={<NotAllowed />} ifUnavailable={<NotFound />}>
        <Screen />
      </SectionGate>
    );
  };
}

const [dashboard, ...others] = sections.map((section) => ({
  path: section.path,
  isList: section.resource !== undefined,
  Screen: screenOf(section),
}));
const DashboardScreen = dashboard?.Screen ?? NotFound;

function Dashboard() {
  return <DashboardScreen />;
}

function Console() {
  return (
    <AdminUI
      title="밥친구 운영자"
      dashboard={Dashboard}
      layout={ConsoleLayout}
      loginPage={false}
      authCallbackPage={false}
      catchAll={NotFound}
      error={ErrorPage}
      notification={NoNotification}
      disableTelemetry
    >
      {others.map(({ path, isList, Screen }) => (isList ? <Resource key={path} name={path} list={Screen} /> : null))}
      <CustomRoutes>
        {others.map(({ path, isList, Screen }) =>
          isList ? null : <Route key={path} path={`/${path}`} element={<Screen />} />,
        )}
      </CustomRoutes>
    </AdminUI>
  );
}

/** One notification serves the login and the console, so that an alert survives the navigation between them. */
function NoNotification() {
  return null;
}

function Shell() {
  return (
    <AdminContext
      basename={DASHBOARD_PATH}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
    >
      <CssBaseline enableColorScheme />
      <SessionEndHandler />
      <Routes>
        <Route path="/" element={<LoginRoute />} />
        <Route
          path={`${DASHBOARD_PATH}/*`}
          element={
            <Guard>
              <Console />
            </Guard>
          }
        />
        <Route path="*" element={<NotFound />} />
      </Routes>
      <Notification anchorOrigin={{ vertical: "top", horizontal: "center" }} />
    </AdminContext>
  );
}

/** One route for everything: only a data router can block a navigation until the unsaved warning is answered. */
const router = createBrowserRouter([{ path: "*", element: <Shell /> }], { basename: "/admin" });

/**
 * Navigates without a transition: otherwise a screen that is being left reads its lists again after a
 * deletion or a log-out.
 */
export function App() {
  return <RouterProvider router={router} useTransitions={false} />;
}
