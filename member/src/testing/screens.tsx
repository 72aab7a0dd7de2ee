/** Helpers of screen tests. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { expect, vi } from "vitest";
import { DialogHost } from "../ui/overlays/Dialog.tsx";
import { Link } from "../ui/navigation/Link.tsx";
import { ToastHost } from "../ui/overlays/Toast.tsx";

/** Renders the screens by their paths inside the app's providers and hosts, and opens `at`, with a link to another screen. */
export function renderScreens(screens: Record<string, ReactNode>, at: string, client = new QueryClient()): void {
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          {Object.entries(screens).map(([path, element]) => (
            <Route key={path} path={path} element={element} />
          ))}
          <Route path="/elsewhere" element={<p>다른 화면</p>} />
        </Routes>
        <Link to="/elsewhere">떠나기</Link>
      </MemoryRouter>
      <DialogHost />
      <ToastHost />
    </QueryClientProvider>,
  );
}

export const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const press = (name: string): void => void fireEvent.click(screen.getByRole("button", { name }));

/** Chooses a file in the only image field. */
export function pickImage(): void {
  const files = [new File(["image"], "photo.jpg", { type: "image/jpeg" })];
  fireEvent.change(document.querySelector("input[type=file]") as HTMLInputElement, { target: { files } });
}

/** Navigates to another screen, for example while a request is pending. */
export function leaveScreen(): void {
  fireEvent.click(screen.getByText("떠나기"));
}

export interface DeferredResponse {
  /** Waits until the request was sent. */
  requested: () => Promise<void>;
  /** Resolves the request. */
  resolve: (response: Response) => void;
}

/** Stubs `fetch` with a response that the test sends later. */
export function deferResponse(): DeferredResponse {
  let resolveFetch: ((response: Response) => void) | undefined;
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (resolveFetch = resolve)));
  return {
    requested: () => waitFor(() => expect(resolveFetch).toBeDefined()),
    resolve: (response) => resolveFetch?.(response),
  };
}
