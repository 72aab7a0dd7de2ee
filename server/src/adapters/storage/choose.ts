import { join } from "node:path";
import type { Config } from "../../config.ts";
import { diskStorage, type Storage } from "./storage.ts";

/** S3 when STORAGE=s3, else a folder. The S3 client is large, so it is loaded only when used. */
export async function chooseStorage(config: Pick<Config, "s3" | "imageBaseUrl" | "dataDir">): Promise<Storage> {
  if (config.s3 === null) return diskStorage(join(config.dataDir, "images"));
  const { s3Storage } = await import("./s3.ts");
  return s3Storage(config.s3, config.imageBaseUrl);
}
