/** The client's IP address behind proxies, for HTTP requests and for the WebSocket handshake, which Fastify doesn't handle. */
import type { IncomingMessage } from "node:http";
import { BlockList, isIPv6 } from "node:net";

/** Whether to trust the proxy at this address, the nth from this server; Fastify's `trustProxy`. */
export type TrustProxy = (address: string, hop: number) => boolean;

function trustAddresses(addresses: string): TrustProxy {
  const trusted = new BlockList();
  for (const entry of addresses.split(",").map((it) => it.trim())) {
    const [address = "", bits] = entry.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (address) => trusted.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/** Parses TRUST_PROXY: none, all, a number of hops, or addresses and networks. */
export function parseTrustProxy(setting: boolean | number | string): TrustProxy {
  if (typeof setting === "string") return trustAddresses(setting);
  if (typeof setting === "number") return (_address, hop) => hop < setting;
  return () => setting;
}

/** Returns a function that finds a request's client address: the nearest one that is no trusted proxy. */
export function createClientAddress(trustProxy: TrustProxy): (request: IncomingMessage) => string {
  return (request) => {
    const forwarded = String(request.headers["x-forwarded-for"] ?? "");
    const hops = forwarded.split(",").map((it) => it.trim());
    const chain = [request.socket.remoteAddress ?? "", ...hops.filter((it) => it !== "").toReversed()];
    const clientIndex = chain.findIndex((address, hop) => !trustProxy(address, hop));
    return chain[clientIndex === -1 ? chain.length - 1 : clientIndex] ?? "";
  };
}
