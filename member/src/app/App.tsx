import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { BrowserRouter } from "react-router-dom";
import { OfflineBar } from "../offline/OfflineBar.tsx";
import { AppRoutes } from "../routes/AppRoutes.tsx";
import { DialogHost } from "../ui/overlays/Dialog.tsx";
import { ToastHost } from "../ui/overlays/Toast.tsx";
import { ErrorBoundary } from "../ui/feedback/ErrorBoundary.tsx";
import { queryClient } from "./queryClient.ts";

export function App(): ReactNode {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <OfflineBar />
        <BrowserRouter basename="/app">
          <AppRoutes />
        </BrowserRouter>
        <DialogHost />
        <ToastHost />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
