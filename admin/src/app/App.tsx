import { CssBaseline } from "@mui/material";
import { QueryClient } from "@tanstack/react-query";
import { type ComponentType, useEffect } from "react";
import { AdminContext, AdminUI, CustomRoutes, Notification, Resource, localStorageStore, useNotify } from "react-admin";
import { createBrowserRouter, Route, RouterProvider, Routes } from "react-router-dom";
import { createAuthProvider, HOME } from "../authProvider.ts";
import { dataProvider } from "./dataProvider.ts";
import { i18nProvider } from "../i18n/provider.ts";
import { ConsoleLayout } from "./ConsoleLayout.tsx";
import { VIEW_KEY } from "../ui/list/useListView.ts";
import { ErrorPage } from "./ErrorPage.tsx";
import { Guard, Root } from "./Guard.tsx";
import { NotFound } from "../ui/layout/NotFound.tsx";
import { sections } from "../sections/index.ts";
import { api, session } from "../session.ts";
import type { SectionDefinition } from "../ui/section.ts";
import { darkTheme, lightTheme } from "../ui/theme/themes.ts";

const authProvider = createAuthProvider(api, session);
/** A failure is shown at once, with a way to try again; being offline is a failure, not a pause. */
const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: "always" }, mutations: { networkMode: "always" } },
});
const store = storeKeepingSettings();

/** react-admin empties its store at log-out; the device's settings survive it: light or dark, density, columns. */
function storeKeepingSettings() {
  const inner = localStorageStore(undefined, "babchingu.admin");
  return {
    ...inner,
    reset: () => {
      const names = ["theme", ...Object.keys(inner.listItems?.(VIEW_KEY) ?? {})];
      const kept = names.map((name) => [name, inner.getItem<unknown>(name)] as const);
      inner.reset();
      for (const [name, value] of kept) if (value !== undefined && value !== null) inner.setItem(name, value);
    },
  };
}

/** Tells the operator that the server ended the session; the failed call itself leads to the login. */
function SessionEnd() {
  const notify = useNotify();
  useEffect(
    () =>
      session.onEnd((end) => {
        if (end === "refused") notify("로그인 시간이 끝났어요. 다시 로그인해 주세요.", { type: "info" });
      }),
    [notify],
  );
  return null;
}

/** A section that the backend lacks is no page. */
function screenOf({ screen: Screen, Availability }: SectionDefinition): ComponentType {
  if (!Availability) return Screen;
  return function OptionalScreen() {
    return (
      <Availability fallback={<NotFound />}>
        <Screen />
      </Availability>
    );
  };
}

const [home, ...others] = sections.map((section) => ({
  path: section.path,
  isList: section.resource !== undefined,
  Screen: screenOf(section),
}));
const HomeScreen = home?.Screen ?? NotFound;

function Home() {
  return <HomeScreen />;
}

function Console() {
  return (
    <AdminUI
      title="밥친구 운영자"
      dashboard={Home}
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
      basename={HOME}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
    >
      <CssBaseline enableColorScheme />
      <SessionEnd />
      <Routes>
        <Route path="/" element={<Root />} />
        <Route
          path={`${HOME}/*`}
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
