/** Image storage in Amazon S3 or a compatible service (MinIO, Cloudflare R2, NAVER Object Storage). */
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import type { S3Settings } from "../../config.ts";
import { Unavailable } from "../../lib/unavailable.ts";
import { isStorageKey, type Storage } from "./storage.ts";

/** Together at most nine seconds: the member's app waits for the answer. */
const ATTEMPTS_MAX = 2;
const CONNECT_MS_MAX = 2_000;
const REQUEST_MS_MAX = 4_000;

function objectKey(key: string): string {
  if (!isStorageKey(key)) throw new RangeError(`${key} is no storage key`);
  return `images/${key}`;
}

/** Throws Unavailable for a failure of the service itself, and a refusal of the request as it is. */
function rethrow(error: unknown): never {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode ?? 0;
  const isOut = name === "TimeoutError" || status >= 500 || status === 429;
  throw isOut ? new Unavailable("The object store failed.", { cause: error }) : error;
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
    let found: GetObjectCommandOutput;
    try {
      found = await client.send(new GetObjectCommand({ Bucket, Key: objectKey(key) }));
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      return rethrow(error);
    }
    return Buffer.from((await found.Body?.transformToByteArray()) ?? []);
  };
  return {
    put: async (key, data) => {
      const object = {
        Bucket,
        Key: objectKey(key),
        Body: data,
        ContentType: "image/webp",
        CacheControl: "public, max-age=31536000, immutable",
      };
      await client.send(new PutObjectCommand(object)).catch(rethrow);
    },
    get,
    // S3 responds with success also for a missing object.
    remove: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: objectKey(key) })).catch(rethrow);
    },
    ...(imageBaseUrl === null ? {} : { publicUrl: (key: string) => `${imageBaseUrl}/${objectKey(key)}` }),
  };
}
