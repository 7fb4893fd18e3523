import { pageList } from '@mallard/rules/pages';
import { isDeletedHandle } from '@mallard/rules/deleted-handle';
import { HANDLE_PATTERN } from '@mallard/rules/text-entities';
import { readingAs } from './official-names.js';

/** Names that a person could take for the site itself, or that would read as an address of it. Compared in lower case. */
const OTHER_NAMES =
  `about account accounts admin administrator admins all anonymous api app apps assets auth bot contact copyright css
  data deleted dev docs download editor email enterprise everyone false favicon faq feed feedback follow followers
  following graphql hashtags health help help-center here home host hostmaster howto https images index info invite
  javascript jobs legal localhost log logout mail maintenance mallard me media mention mentions metrics mod
  moderator moderators news nobody no-reply noreply null oauth official ops owner password postmaster privacy
  product quack quacks robots root rss search security server settings sign-in sign-up signin signout signup site
  sitemap spam staff static status subscribe support sysadmin system team terms tokens true undefined unknown verify
  visitor webmaster whisper www you`.split(/\s+/);

/** The first part of each page's address. Not of /403 and /404: their digits would be compared as letters. */
const FIRST_PARTS = pageList.map(({ path }) => path.split('/')[1] ?? '').filter((part) => /[a-z]/.test(part));

/** In the handle of a deleted account. */
const DELETED_DIGITS = 12;

/** The handle of the first root account; no one else can have it. */
export const ROOT_HANDLE = 'root';

export function isHandle(value: string): boolean {
  return HANDLE_PATTERN.test(value);
}

const readsAsReserved = readingAs(new Set([...FIRST_PARTS, ...OTHER_NAMES]));

/** Whether a handle is reserved in any spelling: `r00t` and `root_` count as `root`. */
export function isReservedHandle(value: string): boolean {
  return readsAsReserved(value) || isDeletedHandle(handleKey(value));
}

/** Whether a handle contains anything that can be pronounced. */
export function hasLetterOrDigit(handle: string): boolean {
  return /[A-Za-z0-9]/.test(handle);
}

/** Uses random digits of the id, so that the handle doesn't reveal when the account was created. */
export function deletedHandle(userId: string): string {
  return `deleted_${userId.replaceAll('-', '').slice(-DELETED_DIGITS)}`;
}

/** The normalized form for comparison. */
export function handleKey(handle: string): string {
  return handle.toLowerCase();
}

/** A handle as clients send it, with or without the @. @returns null for an impossible handle */
export function parseHandle(value: string): string | null {
  const handle = value.startsWith('@') ? value.slice(1) : value;
  return isHandle(handle) ? handle : null;
}
