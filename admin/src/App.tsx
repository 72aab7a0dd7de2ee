import { CssBaseline } from "@mui/material";
import { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { AdminContext, AdminUI, CustomRoutes, Notification, Resource, localStorageStore, useNotify } from "react-admin";
import { createBrowserRouter, Route, RouterProvider, Routes } from "react-router-dom";
import { createAuthProvider, HOME } from "./authProvider.ts";
import { Dashboard } from "./dashboard/index.ts";
import { dataProvider } from "./dataProvider/index.ts";
import { i18nProvider } from "./i18n/provider.ts";
import { ConsoleLayout } from "./layout/ConsoleLayout.tsx";
import { VIEW_KEY } from "./list/view.ts";
import { Crash } from "./pages/Crash.tsx";
import { Guard, Root } from "./pages/Guard.tsx";
import { NotFound } from "./pages/NotFound.tsx";
import { pages, resources } from "./screens.ts";
import { api, session } from "./session.ts";
import { darkTheme, lightTheme } from "./theme/themes.ts";

const authProvider = createAuthProvider(api, session);
/** A failure is shown at once, with a way to try again; being offline is a failure, not a pause. */
const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: "always" }, mutations: { networkMode: "always" } },
});
const store = keepingLooks();

/** react-admin empties its store at log-out; what belongs to the device outlives it: light or dark, density, columns. */
function keepingLooks() {
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

/** Says why the login is back when the server ended the session; the failed call itself leads there. */
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

function Console() {
  return (
    <AdminUI
      title="밥친구 운영자"
      dashboard={Dashboard}
      layout={ConsoleLayout}
      loginPage={false}
      authCallbackPage={false}
      catchAll={NotFound}
      error={Crash}
      notification={NoNotification}
      disableTelemetry
    >
      {resources.map(({ name, list }) => (
        <Resource key={name} name={name} list={list} />
      ))}
      <CustomRoutes>
        {pages.map(({ path, page: Page }) => (
          <Route key={path} path={`/${path}`} element={<Page />} />
        ))}
      </CustomRoutes>
    </AdminUI>
  );
}

/** One notification serves the login and the console, so that an alert survives the way between them. */
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

/** One route for all: a router that can hold a way back until the operator has answered whether to lose what was typed. */
const router = createBrowserRouter([{ path: "*", element: <Shell /> }], { basename: "/admin" });

/**
 * Moves at once, without a transition: a screen that is being left would otherwise still read its lists again after a
 * deletion or a log-out.
 */
export function App() {
  return <RouterProvider router={router} useTransitions={false} />;
}
