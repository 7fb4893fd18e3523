import { BlockList, isIP, isIPv4 } from 'node:net';
import { plainAddress } from '#kernel/limits/limit-keys.js';
import { IP_SEVERITIES, type IpSeverity } from './registration-rules.entity.js';

export interface BlockedNetwork {
  /** As PostgreSQL writes a cidr, such as 192.0.2.0/24. */
  readonly range: string;
  readonly severity: IpSeverity;
}

const STRICTEST_FIRST = IP_SEVERITIES.toReversed();
const PREFIX = /^\d{1,3}$/;

/** The blocked networks in memory: what applies to an address is found without a statement. */
export class Networks {
  private readonly lists = new Map<IpSeverity, BlockList>();

  constructor(blocked: readonly BlockedNetwork[]) {
    for (const { range, severity } of blocked) {
      const [address = '', prefix = ''] = range.split('/');
      const list = this.lists.get(severity) ?? new BlockList();
      list.addSubnet(address, Number(prefix), isIPv4(address) ? 'ipv4' : 'ipv6');
      this.lists.set(severity, list);
    }
  }

  /** The strictest severity that applies to an address; null for none, and for what is no address. */
  severityOf(ip: string): IpSeverity | null {
    if (this.lists.size === 0) return null;
    const address = plainAddress(ip);
    if (address === null) return null;
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    return STRICTEST_FIRST.find((severity) => this.lists.get(severity)?.check(address, family)) ?? null;
  }
}

/**
 * A network as typed: an address, or a range such as 192.0.2.0/24 or 2001:db8::/32. Bits beyond the prefix are dropped by
 * PostgreSQL. @returns null for what is neither
 */
export function parseNetwork(typed: string): string | null {
  const [written = '', prefix, ...rest] = typed.trim().split('/');
  const address = plainAddress(written);
  if (rest.length > 0 || address === null || isIP(written) === 0) return null;
  const most = isIPv4(address) ? 32 : 128;
  const bits = prefix === undefined ? most : PREFIX.test(prefix) ? Number(prefix) : Number.NaN;
  // A mapped address with a prefix would mean another network than it says.
  if (isIPv4(address) && !isIPv4(written) && prefix !== undefined) return null;
  return bits >= 0 && bits <= most ? `${address}/${bits}` : null;
}
