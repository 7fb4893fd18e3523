import { BlockList, isIP, isIPv4 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const LOCAL_NAME = /^(?:[a-z0-9-]+\.)*localhost$/;

/** Whether an IP address is 127.0.0.0/8 or ::1, also where IPv6 carries IPv4. */
export function isLoopbackAddress(address: string): boolean {
  const plain = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
  return isIP(plain) !== 0 && loopback.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
}

/** Whether an address means only this machine: localhost, names below it, 127.0.0.0/8, [::1]. */
export function isLoopbackUrl(url: string): boolean {
  const host = new URL(url).hostname;
  return LOCAL_NAME.test(host) || isLoopbackAddress(host.replace(/^\[(.*)\]$/, '$1'));
}
