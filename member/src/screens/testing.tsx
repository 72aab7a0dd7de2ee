/** What tests of whole screens share. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { expect, vi } from "vitest";
import { DialogHost } from "../ui/Dialog.tsx";
import { Link } from "../ui/Link.tsx";
import { ToastHost } from "../ui/Toast.tsx";

/** Renders the screens by their paths, with what the app has around them, and opens `at`. Beside them a link leads elsewhere. */
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

/** Goes on to another screen, as somebody does who doesn't wait for an answer. */
export function goOn(): void {
  fireEvent.click(screen.getByText("떠나기"));
}

export interface HeldAnswer {
  /** Waits until the server was asked. */
  asked: () => Promise<void>;
  /** Gives the answer. */
  arrive: (response: Response) => void;
}

/** Holds back what the server says to the last request. */
export function holdAnswer(): HeldAnswer {
  let answer: ((response: Response) => void) | undefined;
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (answer = resolve)));
  return {
    asked: () => waitFor(() => expect(answer).toBeDefined()),
    arrive: (response) => answer?.(response),
  };
}
