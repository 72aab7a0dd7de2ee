/** Uploads an image with its progress. `fetch` reports none, so this is the app's one call on XMLHttpRequest. */
import { ApiError, NetworkError } from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";
import type { UploadedImage } from "@babchingu/openapi/types";
import { apiBase } from "@babchingu/web/api.ts";
import { resizeImage } from "../lib/resizeImage.ts";
import { session } from "./api.ts";

/** The most bytes that the contract allows. */
const BYTES_MAX = limits.ImageUpload.file.maxBytes;
const TIMEOUT_MS = 60_000;

/** Said when the server gave no message of its own (member §8). */
export const UPLOAD_FAILED = `사진을 올리지 못했어요. ${BYTES_MAX / 1024 / 1024}MB 이하의 사진을 올려 주세요.`;

/** The file is larger than the contract takes. */
class FileTooLarge extends Error {
  override readonly name = "FileTooLarge";
}

/**
 * Resizes and uploads an image.
 * @param onProgress gets 0–1
 * @param signal aborts the upload
 * Rejects with FileTooLarge, ApiError or NetworkError; `describeFailure(error, UPLOAD_FAILED)` has the words.
 * Rejects with an AbortError when it was aborted.
 */
export async function uploadImage(
  file: File,
  onProgress: (share: number) => void = () => {},
  signal?: AbortSignal,
): Promise<UploadedImage> {
  if (file.size > BYTES_MAX) throw new FileTooLarge("The image is too large.");
  const body = new FormData();
  body.append("file", await resizeImage(file), file.name || "photo.jpg");
  const token = await session.freshAccessToken();
  signal?.throwIfAborted();
  return send(body, token, onProgress, signal);
}

function send(
  body: FormData,
  token: string | null,
  onProgress: (share: number) => void,
  signal: AbortSignal | undefined,
): Promise<UploadedImage> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.open("POST", `${apiBase()}/images`);
    request.responseType = "json";
    request.timeout = TIMEOUT_MS;
    if (token !== null) request.setRequestHeader("Authorization", `Bearer ${token}`);
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener("load", () => {
      const answer: unknown = request.response;
      if (request.status < 200 || request.status > 299) reject(new ApiError(request.status, answer));
      else if (isUploaded(answer)) resolve(answer);
      else reject(new NetworkError("The response is not the API's."));
    });
    request.addEventListener("abort", () => reject(new DOMException("The upload was aborted.", "AbortError")));
    for (const event of ["error", "timeout"]) {
      request.addEventListener(event, () => reject(new NetworkError(`The upload ended with "${event}".`)));
    }
    request.send(body);
  });
}

function isUploaded(answer: unknown): answer is UploadedImage {
  return typeof answer === "object" && answer !== null && "id" in answer && "url" in answer;
}
