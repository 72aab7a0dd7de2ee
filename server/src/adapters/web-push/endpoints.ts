/** Which addresses push messages may be sent to: a member names them, so that without limits the server could be sent anywhere (D51). */
import { lookup } from "node:dns";
import { BlockList, isIPv6, type LookupFunction } from "node:net";

/** Networks that no push service is in: private, local, reserved and multicast ones. */
const privateNetworks = new BlockList();
const PRIVATE = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
  ["::", 128],
  ["::1", 128],
  ["64:ff9b::", 96],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const;
for (const [network, bits] of PRIVATE) privateNetworks.addSubnet(network, bits, isIPv6(network) ? "ipv6" : "ipv4");

/** Also for an IPv4 address that is mapped to IPv6. */
export function isPrivateAddress(address: string): boolean {
  return privateNetworks.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/** Resolves names like the system, and refuses those with a private address: at the connection, so that a name can't change in between. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || first === undefined) return callback(error, "", 0);
    if (addresses.some(({ address }) => isPrivateAddress(address)))
      return callback(new Error("The push service has a private address"), "", 0);
    if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

function isService(service: string, host: string): boolean {
  return service.startsWith("*.") ? host.endsWith(service.slice(1)) : host === service;
}

export type EndpointKind = "public" | "local";

/**
 * Whether a service of the configuration has this endpoint: a host, `*.` before it for all hosts below, or the origin of a local
 * service in development. Null for any other endpoint.
 */
export function kindOfEndpoint(endpoint: string, services: readonly string[]): EndpointKind | null {
  if (!URL.canParse(endpoint)) return null;
  const { protocol, hostname, origin, port, username, password } = new URL(endpoint);
  if (username !== "" || password !== "") return null;
  if (services.includes(origin)) return "local";
  const isPublic = protocol === "https:" && port === "" && services.some((service) => isService(service, hostname));
  return isPublic ? "public" : null;
}
