import { call } from "@babchingu/openapi";

export interface ServerClock {
  /** How much the server's clock is ahead of the phone's, which may be wrong by hours; 0 from a server that doesn't tell. */
  serverAheadMs: number;
}

/** The data of a call, with what its response says of the server's clock. */
export async function callWithClock<T>(reading: Parameters<typeof call<T>>[0]): Promise<T & ServerClock> {
  const data = await call(reading);
  const serverTime = Date.parse((await reading).response.headers.get("Date") ?? "");
  return { ...data, serverAheadMs: serverTime - Date.now() || 0 };
}
