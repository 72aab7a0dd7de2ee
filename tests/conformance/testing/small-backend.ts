/**
 * A backend as another team may have begun it: three operations, written from the contract alone, whose codes it names, with node:http. It makes the mistakes that
 * it is asked to make, and holds what the kit says about them.
 */
import { errorCodes } from "@babchingu/openapi/errors";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** What can be wrong with it. */
export const MISTAKES = [
  "another field",
  "a name of eleven characters",
  "an English message",
  "a field's refusal without the field",
  "no media type",
  "no Allow",
  "a text for a boolean",
  "an unknown code",
] as const;
export type Mistake = (typeof MISTAKES)[number];

interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

const NAME_LENGTH_MAX = 10;
const PASSWORD_LENGTH_MAX = 100;
const TOKEN_LENGTH_MAX = 4096;
const BODY_LENGTH_MAX = 1_000_000;
const lengthOf = (value: string) => Array.from(value).length;
const isStorable = (value: string) => !value.includes("\0") && !value.includes("\uFFFD") && value.isWellFormed();
const isText = (value: unknown, lengthMax: number): value is string =>
  typeof value === "string" && lengthOf(value) <= lengthMax && isStorable(value);

export interface SmallBackend {
  url: string;
  mistakes: Set<Mistake>;
  stop: () => Promise<void>;
}

/** Starts it on a free port. */
export async function startSmallBackend(): Promise<SmallBackend> {
  const mistakes = new Set<Mistake>();

  const refusal = (status: number, code: string, message: string, data?: unknown): Answer => ({
    status,
    body: {
      code: mistakes.has("an unknown code") ? "NOT_ALLOWED" : code,
      message: mistakes.has("an English message") ? "No." : message,
      ...(data === undefined ? {} : { data }),
    },
  });

  const invalid = (pointer: string): Answer => {
    const fields = mistakes.has("a field's refusal without the field") ? {} : { [pointer]: "다시 입력해 주세요." };
    return refusal(400, errorCodes.INVALID_REQUEST, "입력한 내용을 다시 확인해 주세요.", { fields });
  };

  const checkName = (query: URLSearchParams): Answer => {
    const other = [...query.keys()].find((key) => key !== "name");
    if (other !== undefined) return invalid(`?${other}`);
    const name = query.get("name") ?? "";
    const lengthMax = mistakes.has("a name of eleven characters") ? NAME_LENGTH_MAX + 1 : NAME_LENGTH_MAX;
    if (name.trim() === "" || !isText(name, lengthMax)) return invalid("?name");
    const duplicated = mistakes.has("a text for a boolean") ? "false" : false;
    return { status: 200, body: { duplicated, ...(mistakes.has("another field") ? { name } : {}) } };
  };

  const login = (sent: unknown): Answer => {
    if (typeof sent !== "object" || sent === null || Array.isArray(sent)) return invalid("");
    const { phone, password, fcmToken = null, ...unknown } = sent as Record<string, unknown>;
    if (typeof phone !== "string" || !/^[0-9]{11}$/.test(phone)) return invalid("/phone");
    if (!isText(password, PASSWORD_LENGTH_MAX) || password === "") return invalid("/password");
    if (fcmToken !== null && !isText(fcmToken, TOKEN_LENGTH_MAX)) return invalid("/fcmToken");
    const [other] = Object.keys(unknown);
    if (other !== undefined) return invalid(`/${other}`);
    return refusal(401, errorCodes.LOGIN_REFUSED, "휴대폰 번호나 비밀번호가 맞지 않아요.");
  };

  const answerLogin = async (request: IncomingMessage): Promise<Answer> => {
    const isJson = (request.headers["content-type"] ?? "").startsWith("application/json");
    const body = await text(request);
    if (!isJson && body !== "") return refusal(415, errorCodes.MEDIA_TYPE_NOT_SUPPORTED, "지원하지 않는 형식이에요.");
    if (body.length > BODY_LENGTH_MAX) return refusal(413, errorCodes.BODY_TOO_LARGE, "보낸 내용이 너무 커요.");
    try {
      return login(JSON.parse(body));
    } catch {
      return invalid("");
    }
  };

  const routes: Record<
    string,
    { method: string; answer: (request: IncomingMessage, url: URL) => Promise<Answer> | Answer }
  > = {
    "/health": { method: "GET", answer: () => ({ status: 200, body: { status: "ok" } }) },
    "/api/v1/auth/check-name-duplicated": { method: "GET", answer: (_, { searchParams }) => checkName(searchParams) },
    "/api/v1/auth/login": { method: "POST", answer: answerLogin },
  };

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const url = new URL(request.url ?? "/", "http://localhost");
    const route = routes[url.pathname];
    if (route === undefined) return refusal(404, errorCodes.NOT_FOUND, "찾을 수 없어요.");
    if (route.method === request.method) return route.answer(request, url);
    const headers = { allow: mistakes.has("no Allow") ? "" : route.method };
    return { ...refusal(405, errorCodes.METHOD_NOT_ALLOWED, "지원하지 않는 요청이에요."), headers };
  };

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { status, body, headers } = await answer(request);
    const type = mistakes.has("no media type") ? "text/plain" : "application/json; charset=utf-8";
    response.writeHead(status, { "content-type": type, ...headers }).end(JSON.stringify(body));
  };

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mistakes,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
