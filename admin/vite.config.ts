import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const backend = process.env["BABCHINGU_BACKEND"] ?? "http://127.0.0.1:8080";

/** The console lives under /admin/ of the one origin (D2); in development the API and the images come from the backend. */
export default defineConfig({
  base: "/admin/",
  plugins: [react()],
  build: { outDir: "dist", emptyOutDir: true, target: "es2022", assetsInlineLimit: 2048, chunkSizeWarningLimit: 1500 },
  server: {
    port: 5174,
    proxy: {
      "/api": backend,
      "/images": backend,
    },
  },
});
