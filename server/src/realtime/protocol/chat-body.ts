import { limits } from "@babchingu/openapi/limits";
import { ApiError } from "../../lib/api-error.ts";
import { isStorable, UNSTORABLE_MESSAGE } from "../../lib/text.ts";
import type { Frame } from "./frames.ts";

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    throw new ApiError("INVALID_REQUEST", { fields: { "": "JSON으로 보내 주세요." } });
  }
}

function throwInvalid(pointer: string, message: string): never {
  throw new ApiError("INVALID_REQUEST", { fields: { [pointer]: message } });
}

/**
 * Parses the text of a SEND and trims it (ChatSend of asyncapi.yaml).
 * @throws ApiError INVALID_REQUEST for another media type, an unknown field, a type other than TEXT, blank or too long content.
 */
export function parseChatBody(frame: Frame): string {
  const mediaType = frame.headers.get("content-type");
  if (mediaType !== undefined && !/^application\/json(; ?charset=utf-8)?$/i.test(mediaType))
    throw new ApiError("INVALID_REQUEST");
  const body = parseJson(frame.body);
  if (body === null || typeof body !== "object" || Array.isArray(body)) throwInvalid("", "JSON 객체로 보내 주세요.");
  const { type, content, ...unknown } = body as Record<string, unknown>;
  for (const name of Object.keys(unknown)) throwInvalid(`/${name}`, "없는 항목이에요.");
  if (type !== "TEXT") throwInvalid("/type", "TEXT만 보낼 수 있어요.");
  if (typeof content !== "string") throwInvalid("/content", "메시지를 써 주세요.");
  const text = content.trim();
  if (text === "") throwInvalid("/content", "메시지를 써 주세요.");
  // oxlint-disable-next-line typescript/no-misused-spread -- counts code points, as JSON Schema does.
  if ([...text].length > limits.ChatContent.maxLength)
    throwInvalid("/content", `${limits.ChatContent.maxLength}자까지 쓸 수 있어요.`);
  if (!isStorable(text)) throwInvalid("/content", UNSTORABLE_MESSAGE);
  return text;
}
