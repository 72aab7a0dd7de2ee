/** Networks of IP addresses, as keys of limits. */
import { isIPv6 } from "node:net";
import { normalizeIP } from "@fastify/rate-limit";

/** The IPv6 prefix length that providers assign to one customer's network. */
const IPV6_NETWORK_BITS = 64;
/** The prefix length of a site, which has 65,536 networks. */
const IPV6_SITE_BITS = 48;

/** The address, or the network of an IPv6 address. */
export function networkOf(address: string): string {
  return normalizeIP(address, IPV6_NETWORK_BITS);
}

/** The address, or the site of an IPv6 address. */
export function siteOf(address: string): string {
  return normalizeIP(address, IPV6_SITE_BITS);
}

/** Whether the address belongs to a site of several networks, which IPv4 has not. */
export function isInSite(address: string): boolean {
  return isIPv6(siteOf(address));
}
