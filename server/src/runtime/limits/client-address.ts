/** Whose request it is behind proxies: one rule for requests and for the socket's handshake, which Fastify doesn't see. */
import type { IncomingMessage } from "node:http";
import { BlockList, isIPv6 } from "node:net";
import { normalizeIP } from "@fastify/rate-limit";

/** The prefix length that one customer of a provider is given of IPv6. */
const IPV6_SUBNET = 64;

/** The key that limits count an address under: an IPv6 address counts as its network. */
export function ipv6Prefix(address: string): string {
  return normalizeIP(address, IPV6_SUBNET);
}

/** Whether the proxy at this address, the nth from here, is believed; Fastify takes it as `trustProxy`. */
export type Trusts = (address: string, hop: number) => boolean;

function trustList(addresses: string): Trusts {
  const trusted = new BlockList();
  for (const entry of addresses.split(",").map((it) => it.trim())) {
    const [address = "", bits] = entry.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (address) => trusted.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/** The rule of TRUST_PROXY: nobody, everybody, that many proxies, or those at these addresses. */
export function trustRule(setting: boolean | number | string): Trusts {
  if (typeof setting === "string") return trustList(setting);
  if (typeof setting === "number") return (_address, hop) => hop < setting;
  return () => setting;
}

/** Makes the function that tells whose request it is: the nearest address that is no trusted proxy. */
export function clientAddress(trusts: Trusts): (request: IncomingMessage) => string {
  return (request) => {
    const forwarded = String(request.headers["x-forwarded-for"] ?? "");
    const hops = forwarded.split(",").map((it) => it.trim());
    const path = [request.socket.remoteAddress ?? "", ...hops.filter((it) => it !== "").toReversed()];
    const stranger = path.findIndex((address, hop) => !trusts(address, hop));
    return path[stranger === -1 ? path.length - 1 : stranger] ?? "";
  };
}
