/** Image storage in Amazon S3 or a compatible service (MinIO, Cloudflare R2, NAVER Object Storage). */
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { addAbortSignal, type Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { S3Settings } from "../../config.ts";
import { Unavailable } from "../../lib/unavailable.ts";
import { IMAGE_CACHE_CONTROL, isStorageKey, type Storage } from "./storage.ts";

/** The limits of one operation: the member app waits for the response. */
const OPERATION_MS_MAX = 7_000;
const ATTEMPTS_MAX = 2;
const CONNECT_MS_MAX = 2_000;
const REQUEST_MS_MAX = 4_000;

function objectKey(key: string): string {
  if (!isStorageKey(key)) throw new RangeError(`${key} is no storage key`);
  return `images/${key}`;
}

/**
 * What the SDK takes for a failure that passes, or for too many requests, by the error's name alone (its `TRANSIENT_ERROR_CODES` and
 * `THROTTLING_ERROR_CODES`), and the end of an operation's time.
 */
const PASSING_ERROR =
  /^(AbortError|TimeoutError|RequestTimeout(Exception)?|SlowDown|Thrott(ling|led)(Exception)?|RequestThrottled(Exception)?|RequestLimitExceeded|TooManyRequestsException|BandwidthLimitExceeded)$/;
const REQUEST_TIMEOUT = 408;
const TOO_MANY_REQUESTS = 429;

/** Throws Unavailable for a failure of the service itself, and any other error unchanged. */
function rethrow(error: unknown): never {
  const { name = "", $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode ?? 0;
  const isServiceFailure =
    PASSING_ERROR.test(name) || status >= 500 || status === REQUEST_TIMEOUT || status === TOO_MANY_REQUESTS;
  throw isServiceFailure ? new Unavailable("The object store failed.", { cause: error }) : error;
}

/**
 * Stores files as objects below `images/`. Rejects when the service refuses or doesn't respond after two attempts.
 * @param imageBaseUrl the public URL of the bucket, such as a CDN's; null for a private bucket.
 */
export function s3Storage(settings: S3Settings, imageBaseUrl: string | null): Storage {
  const { endpoint, bucket: Bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other services rarely support a host name per bucket, or Amazon's newer checksums.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: ATTEMPTS_MAX,
    requestHandler: { connectionTimeout: CONNECT_MS_MAX, requestTimeout: REQUEST_MS_MAX, throwOnRequestTimeout: true },
  });
  const get = async (key: string) => {
    const abortSignal = AbortSignal.timeout(OPERATION_MS_MAX);
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: objectKey(key) }), { abortSignal });
      // The client's limits end with the headers; the rest may still stall.
      return await buffer(addAbortSignal(abortSignal, Body as Readable));
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      return rethrow(error);
    }
  };
  return {
    put: async (key, data) => {
      const object = {
        Bucket,
        Key: objectKey(key),
        Body: data,
        ContentType: "image/webp",
        CacheControl: IMAGE_CACHE_CONTROL,
      };
      const abortSignal = AbortSignal.timeout(OPERATION_MS_MAX);
      await client.send(new PutObjectCommand(object), { abortSignal }).catch(rethrow);
    },
    get,
    // S3 responds with success also for a missing object.
    remove: async (key) => {
      const abortSignal = AbortSignal.timeout(OPERATION_MS_MAX);
      await client.send(new DeleteObjectCommand({ Bucket, Key: objectKey(key) }), { abortSignal }).catch(rethrow);
    },
    ...(imageBaseUrl === null ? {} : { publicUrl: (key: string) => `${imageBaseUrl}/${objectKey(key)}` }),
  };
}
