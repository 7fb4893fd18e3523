import type { SiteAddresses } from '../request/site-addresses.js';

/** The addresses of a profile: `/@ada` and `/user/ada`. */
const PROFILE = /^\/(?:@|user\/)([^/]+)\/?$/;

/**
 * The handle in a resource of WebFinger: `acct:ada@quack.example`, `ada@quack.example`, or the address of a profile.
 * @returns null for people of other sites, and for anything else
 */
export function handleOfResource(
  resource: string,
  { host, origin }: Pick<SiteAddresses, 'host' | 'origin'>,
): string | null {
  const [, handle, at] = /^(?:acct:)?@?([^@/]+)@([^@/]+)$/.exec(resource) ?? [];
  if (handle !== undefined) return at!.toLowerCase() === host.toLowerCase() ? handle : null;
  if (!URL.canParse(resource)) return null;
  const url = new URL(resource);
  return url.origin === origin ? (PROFILE.exec(url.pathname)?.[1] ?? null) : null;
}
