/** Uploads an image with an XMLHttpRequest, because `fetch` can't report the progress of an upload. */
import { ApiError, NetworkError, UPLOAD_TIMEOUT_MS } from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";
import type { UploadedImage } from "@babchingu/openapi/types";
import { apiBase } from "@babchingu/web/api.ts";
import { resizeImage } from "../lib/resizeImage.ts";
import { session } from "./api.ts";

const BYTES_MAX = limits.ImageUpload.file.maxBytes;

/** Shown when the server sent no message (member §8). */
export const UPLOAD_FAILED = `사진을 올리지 못했어요. ${BYTES_MAX / 1024 / 1024}MB 이하의 사진을 올려 주세요.`;

/** The file is larger than the contract allows. */
class FileTooLargeError extends Error {
  override readonly name = "FileTooLargeError";
}

/**
 * Resizes and uploads an image. Rejects with FileTooLargeError, ApiError, NetworkError, or AbortError.
 * @param onProgress called with 0–1
 * @param signal aborts the upload
 */
export async function uploadImage(
  file: File,
  onProgress: (fraction: number) => void = () => {},
  signal?: AbortSignal,
): Promise<UploadedImage> {
  if (file.size > BYTES_MAX) throw new FileTooLargeError("The image is too large.");
  const body = new FormData();
  body.append("file", await resizeImage(file), file.name || "photo.jpg");
  const token = await session.freshAccessToken();
  const sender = session.owner();
  signal?.throwIfAborted();
  try {
    return await send(body, token, onProgress, signal);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    // As in the session's own fetch (member §4): one refresh and one more attempt. The token may have expired during the upload.
    const next = await session.freshAccessToken(Infinity);
    signal?.throwIfAborted();
    if (next === null) throw error;
    // The retry must not run as another person, whom another tab has signed in meanwhile.
    if (next === token || (sender && sender !== session.owner()))
      throw new NetworkError("The session could not be refreshed.", { cause: error });
    return await send(body, next, onProgress, signal);
  }
}

function send(
  body: FormData,
  token: string | null,
  onProgress: (fraction: number) => void,
  signal: AbortSignal | undefined,
): Promise<UploadedImage> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.open("POST", `${apiBase()}/images`);
    request.responseType = "json";
    request.timeout = UPLOAD_TIMEOUT_MS;
    if (token !== null) request.setRequestHeader("Authorization", `Bearer ${token}`);
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener("load", () => {
      const body: unknown = request.response;
      if (request.status < 200 || request.status > 299) reject(new ApiError(request.status, body));
      else if (isUploadedImage(body)) resolve(body);
      else reject(new NetworkError("The response is not the API's."));
    });
    request.addEventListener("abort", () => reject(new DOMException("The upload was aborted.", "AbortError")));
    for (const event of ["error", "timeout"]) {
      request.addEventListener(event, () => reject(new NetworkError(`The upload ended with "${event}".`)));
    }
    request.send(body);
  });
}

function isUploadedImage(body: unknown): body is UploadedImage {
  return typeof body === "object" && body !== null && "id" in body && "url" in body;
}
