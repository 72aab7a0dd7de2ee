/** HTTP responses as they are sent, before decompression. */
import { request } from "node:http";

interface RawResponse {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  /** Still compressed. */
  body: Buffer;
}

export async function fetchRaw(url: string, encoding: string): Promise<RawResponse> {
  return await new Promise((resolve, reject) => {
    request(url, { headers: { "accept-encoding": encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("end", () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    })
      .once("error", reject)
      .end();
  });
}
