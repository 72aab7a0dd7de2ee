// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { session } from "../session.ts";
import { useOperator } from "./useOperator.ts";

const signIn = (memberId: string) =>
  session.setTokens({ accessToken: `head.${btoa(JSON.stringify({ sub: memberId }))}.sign`, refreshToken: "refresh" });
const operator = { name: "operator", role: "OWNER" };

function backend(role: string | null): void {
  vi.stubGlobal("fetch", async (input: RequestInfo | URL) => {
    if (role === null)
      return Response.json({ code: "TOKEN_EXPIRED", message: "다시 로그인해 주세요." }, { status: 401 });
    return Response.json(new Request(input).url.endsWith("/admin/me") ? operator : { id: 1, name: "operator", role });
  });
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test.each([
  ["a session that the server has ended", null, "1"],
  ["a member's session", "ROLE_USER", "2"],
])("an operator who logs in after %s is one at once", async (_, role, previousOwner) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  backend(role);
  signIn(previousOwner);
  const before = renderHook(useOperator, { wrapper });
  await waitFor(() => expect(before.result.current.status).toBe("notOperator"));

  backend("ROLE_ADMIN");
  signIn("1");
  const after = renderHook(useOperator, { wrapper });
  expect(after.result.current.status).toBe("checking");
  await waitFor(() => expect(after.result.current).toEqual({ status: "operator", operator }));
});
