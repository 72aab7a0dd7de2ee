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
import { isStorageKey, type Storage } from "./storage.ts";

const ATTEMPTS_MAX = 3;
const CONNECT_MS_MAX = 3_000;
const REQUEST_MS_MAX = 20_000;

function objectKey(key: string): string {
  if (!isStorageKey(key)) throw new RangeError(`${key} is no storage key`);
  return `images/${key}`;
}

/**
 * Stores files as objects below `images/`. Rejects when the service refuses or doesn't respond after three attempts.
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
      throw error;
    }
    return Buffer.from((await found.Body?.transformToByteArray()) ?? []);
  };
  return {
    put: async (key, data) => {
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key: objectKey(key),
          Body: data,
          ContentType: "image/webp",
          CacheControl: "public, max-age=31536000, immutable",
        }),
      );
    },
    get,
    // S3 responds with success also for a missing object.
    remove: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: objectKey(key) }));
    },
    ...(imageBaseUrl === null ? {} : { publicUrl: (key: string) => `${imageBaseUrl}/${objectKey(key)}` }),
  };
}
