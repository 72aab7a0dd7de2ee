/** The app at one of its addresses, in jsdom, with a backend that answers only what a test says. */
import { API_PREFIX } from "@babchingu/openapi";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { vi } from "vitest";
import { AppRoutes } from "../routes/AppRoutes.tsx";
import { reloadMember, startSession } from "../session/session.ts";
import type { SessionMember } from "../session/types.ts";
import { DialogHost } from "../ui/overlays/Dialog.tsx";
import { ToastHost } from "../ui/overlays/Toast.tsx";
import { buildMember, fakeSource } from "./session.ts";

/** By method and path below the API's prefix: `GET /meetings/3`. What is not named stays pending. */
export type Answers = Record<string, () => Response>;

/** A failure of the server, or of a proxy before it, without a message. */
export const failure = (): Response => new Response("", { status: 500 });
export const noContent = (): Response => new Response(null, { status: 204 });
export const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });

/** Opens the app as this member, or as a guest. `answers` may be changed later. Resolves to the calls that are sent. */
export async function openApp(
  at: string | { pathname: string; state: unknown },
  answers: Answers,
  member: Partial<SessionMember> | null = {},
): Promise<string[]> {
  const sent: string[] = [];
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("fetch", ({ method, url }: Request) => {
    const call = `${method} ${new URL(url).pathname.replace(API_PREFIX, "")}`;
    sent.push(call);
    const answer = answers[call];
    return answer ? Promise.resolve(answer()) : new Promise<Response>(() => {});
  });
  startSession(fakeSource({ load: () => Promise.resolve(member && buildMember(member)) }));
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
