import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 networks that lead to no host of the public internet (IANA special-purpose registry, multicast, reserved). */
const NOT_PUBLIC_IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Special networks inside 2000::/3, outside of which no IPv6 address is public. They include tunnels to IPv4 addresses. */
const NOT_PUBLIC_IPV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const notPublic = new BlockList();
for (const [network, bits] of NOT_PUBLIC_IPV4) notPublic.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of NOT_PUBLIC_IPV6) notPublic.addSubnet(network, bits, 'ipv6');
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an IP address belongs to a host of the public internet. IPv4 addresses that are written as IPv6 (mapped, NAT64)
 * never do.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4');
  // A zone names an interface of this machine.
  if (!isIPv6(address) || address.includes('%')) return false;
  return global.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}
