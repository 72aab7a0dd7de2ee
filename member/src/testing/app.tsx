/** Renders the app at a path in jsdom, with a backend that has only the responses of a test. */
import { API_PREFIX } from "@babchingu/openapi";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { vi } from "vitest";
import { AppRoutes } from "../routes/AppRoutes.tsx";
import { reloadMember, initSessionStore } from "../session/session.ts";
import type { SessionMember } from "../session/types.ts";
import { DialogHost } from "../ui/overlays/Dialog.tsx";
import { ToastHost } from "../ui/overlays/Toast.tsx";
import { buildMember, fakeSource } from "./session.ts";

/** By method and path below the API's prefix: `GET /meetings/3`. Any other request stays pending. */
export type Responses = Record<string, () => Response>;

/** The response of a server or proxy that failed, without a message. */
export const serverError = (): Response => new Response("", { status: 500 });
export const noContent = (): Response => new Response(null, { status: 204 });
export const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });

/** Opens the app as this member, or as a guest. `responses` may be changed later. Resolves to the list of sent calls. */
export async function openApp(
  at: string | { pathname: string; state: unknown },
  responses: Responses,
  member: Partial<SessionMember> | null = {},
): Promise<string[]> {
  const sent: string[] = [];
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("fetch", ({ method, url }: Request) => {
    const call = `${method} ${new URL(url).pathname.replace(API_PREFIX, "")}`;
    sent.push(call);
    const respond = responses[call];
    return respond ? Promise.resolve(respond()) : new Promise<Response>(() => {});
  });
  initSessionStore(fakeSource({ load: () => Promise.resolve(member && buildMember(member)) }));
  await reloadMember();
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[at]}>
        <AppRoutes />
      </MemoryRouter>
      <DialogHost />
      <ToastHost />
    </QueryClientProvider>,
  );
  return sent;
}
