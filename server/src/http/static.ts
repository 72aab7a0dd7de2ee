/** Serves the built apps: /app and /admin as single-page apps, everything else from the prerendered site. */
import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import { meetingPageFiles } from "@babchingu/openapi";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { ApiError } from "../lib/api-error.ts";
import { serveMeetingPages } from "./meetings/meeting-page.ts";

interface BuiltApp {
  /** For people. */
  name: string;
  /** Path below which the app lives; empty for the site. */
  base: string;
  root: string;
  /** The response to unknown paths: the app itself, or a page with status 404. */
  fallback: { file: string; status: 200 | 404 };
}

const HASHED_FILE = /[.-][\w-]{8,}\.[a-z0-9]+$/i;
const YEAR_SECONDS = 31_536_000;
/** Paths that the server itself handles: they never get a page. */
const SERVER_PATH = /^\/(api|ws|dev|images|health|ready)(\/|$)/;

/** The apps that are built, the site last: its paths are everything else. */
export function findBuiltApps(appsRoot: string): BuiltApp[] {
  const apps: BuiltApp[] = [
    {
      name: "console",
      base: "/admin",
      root: join(appsRoot, "admin", "dist"),
      fallback: { file: "index.html", status: 200 },
    },
    {
      name: "member app",
      base: "/app",
      root: join(appsRoot, "member", "dist"),
      fallback: { file: "index.html", status: 200 },
    },
    { name: "site", base: "", root: join(appsRoot, "site", "dist"), fallback: { file: "404.html", status: 404 } },
  ];
  return apps.filter((app) => existsSync(app.root));
}

/** Pages that the server fills in: see serveMeetingPages. */
const TEMPLATES = new Set<string>(Object.values(meetingPageFiles));

/** The file below `root` for a path, or the folder's index.html; null without one or outside of `root`. */
async function findFile(root: string, path: string): Promise<string | null> {
  const relative = normalize(path).replace(/^[/\\]+/, "");
  if (TEMPLATES.has(relative)) return null;
  if (relative.startsWith("..") || relative.split(sep).some((part) => part.startsWith("."))) return null;
  for (const candidate of [relative, join(relative, "index.html")]) {
    const found = await stat(join(root, candidate)).catch(() => null);
    if (found?.isFile() === true) return candidate;
  }
  return null;
}

function cacheControl(path: string): string {
  const isHashed = path.includes(`assets${sep}`) && HASHED_FILE.test(path);
  return isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache";
}

function pathOf(request: FastifyRequest): string {
  try {
    return decodeURIComponent(new URL(request.url, "http://localhost").pathname);
  } catch {
    throw new ApiError("NOT_FOUND");
  }
}

async function serveFile(request: FastifyRequest, reply: FastifyReply, apps: BuiltApp[]): Promise<FastifyReply> {
  const path = pathOf(request);
  const isPage = request.method === "GET" || request.method === "HEAD";
  const app = apps.find(({ base }) => base === "" || path === base || path.startsWith(`${base}/`));
  if (!isPage || !app || SERVER_PATH.test(path)) throw new ApiError("NOT_FOUND");
  const file = await findFile(app.root, path.slice(app.base.length) || "/");
  if (file !== null) return reply.header("cache-control", cacheControl(file)).sendFile(file, app.root);
  // A missing script must not get a page: the browser would try to run it.
  if (!["", ".html"].includes(extname(path)) || !existsSync(join(app.root, app.fallback.file)))
    throw new ApiError("NOT_FOUND");
  return reply.code(app.fallback.status).header("cache-control", "no-cache").sendFile(app.fallback.file, app.root);
}

/** Handles requests without a route: serves files of the built apps, else NOT_FOUND; and the pages of shared meetings. */
export async function serveApps(
  app: FastifyInstance,
  deps: Pick<Deps, "db" | "config">,
  appsRoot: string | null,
): Promise<void> {
  const apps = appsRoot === null ? [] : findBuiltApps(appsRoot);
  const site = apps.find(({ base }) => base === "");
  const sendNotFound = (request: FastifyRequest, reply: FastifyReply) => serveFile(request, reply, apps);
  if (site && existsSync(join(site.root, meetingPageFiles.meeting)))
    serveMeetingPages(app, deps, { siteRoot: site.root, sendNotFound });
  if (apps.length > 0) {
    await app.register(fastifyStatic, {
      root: apps.map(({ root }) => root),
      serve: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: "ignore",
    });
  }
  app.setNotFoundHandler(sendNotFound);
}
