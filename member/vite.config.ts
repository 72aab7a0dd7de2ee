import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const backend = process.env["BABCHINGU_BACKEND"] ?? "http://127.0.0.1:8080";

/** The member app lives under /app/ of the one origin (D2); in development the rest of that origin is the backend. */
export default defineConfig({
  base: "/app/",
  // SITE_* names the business; the public site reads the same variables.
  envPrefix: ["VITE_", "SITE_"],
  plugins: [react()],
  build: { outDir: "dist", emptyOutDir: true, target: "es2022", assetsInlineLimit: 2048 },
  server: {
    port: 5200,
    proxy: {
      "/api": backend,
      "/ws": { target: backend, ws: true },
      "/dev": backend,
      "/images": backend,
    },
  },
});
