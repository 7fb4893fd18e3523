import { HANDLE_PATTERN } from '@mallard/rules/text-entities';
import { isUuid } from '#kernel/database/ids.js';
import type { SiteAddresses } from '../request/site-addresses.js';

/** What an address of this site leads to. */
export type OwnAddress =
  | { readonly kind: 'person'; readonly handle: string }
  | { readonly kind: 'post'; readonly id: string }
  | { readonly kind: 'hashtag'; readonly tag: string };

const PERSON = /^\/@(?<handle>[^/]+)\/?$/;
const POST = /^\/(?:@[^/]+|post)\/(?<id>[^/]+)\/?$/;
const HASHTAG = /^\/(?:hashtag|tags)\/(?<tag>[^/]+)\/?$/;

/** @param typed an address in full, or `@ada@quack.example`; @returns null for anything else */
export function ownAddress(typed: string, { origin, host }: SiteAddresses): OwnAddress | null {
  const [, handle, at] = /^@?([^@\s/]+)@([^@\s/]+)$/.exec(typed) ?? [];
  if (handle !== undefined && at?.toLowerCase() === host && HANDLE_PATTERN.test(handle))
    return { kind: 'person', handle };
  const url = URL.parse(typed);
  return url?.origin === origin ? leadsTo(url.pathname) : null;
}

function leadsTo(path: string): OwnAddress | null {
  const handle = PERSON.exec(path)?.groups?.['handle'];
  if (handle !== undefined) return HANDLE_PATTERN.test(handle) ? { kind: 'person', handle } : null;
  const id = POST.exec(path)?.groups?.['id'];
  if (id !== undefined) return isUuid(id) ? { kind: 'post', id: id.toLowerCase() } : null;
  const tag = HASHTAG.exec(path)?.groups?.['tag'];
  return tag === undefined ? null : { kind: 'hashtag', tag: decoded(tag) };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
