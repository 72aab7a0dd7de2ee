/** Answers as they go over the wire. */
import { request } from "node:http";

interface RawAnswer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  /** As it went over the wire. */
  body: Buffer;
}

/** An answer as it is sent, not unpacked. */
export async function fetchRaw(url: string, encoding: string): Promise<RawAnswer> {
  return await new Promise((resolve, reject) => {
    request(url, { headers: { "accept-encoding": encoding } }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.once("end", () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) });
      });
    })
      .once("error", reject)
      .end();
  });
}
