/** ASCII only, so that no two handles look alike. */
const HANDLE = /^[A-Za-z0-9_-]{3,30}$/;

/** Names that a person could take for the site itself, or that would read as an address of it. Compared in lower case. */
const RESERVED = new Set(
  `about account accounts admin administrator admins all anonymous api app apps assets auth bot contact copyright css data deleted
  dev discord docs download editor email enterprise everyone explore false favicon faq feed feedback follow followers following
  forgot-password graphql hashtag hashtags health help help-center here home host hostmaster howto https images index info
  invite javascript jobs legal localhost log login logout mail maintenance mallard me media mention mentions metrics mod
  moderator moderators my-likes my-pins near-me news nobody no-reply noreply notifications null oauth official ops owner
  password postmaster privacy product products profile quack quacks register reset-password robots root rss scheduled-posts
  search security server settings sign-in sign-up signin signout signup site sitemap spam staff static status stream
  subscribe support sysadmin system team terms theme-switcher tokens true ui undefined unknown unsubscribe user users
  verify verify-email visitor webmaster whisper whispers www you`.split(/\s+/),
);

/** What a deleted account is called where its quacks are kept; nobody can choose a handle like it. */
const DELETED = /^deleted_[0-9a-f]{12}$/;
const DELETED_DIGITS = 12;

/** Handle of the first root account; nobody else can have it. */
export const ROOT_HANDLE = 'root';

export function isHandle(value: string): boolean {
  return HANDLE.test(value);
}

export function isReservedHandle(value: string): boolean {
  return RESERVED.has(handleKey(value)) || isDeletedHandle(handleKey(value));
}

/** Random digits of the id, so that the handle tells nothing of when the account was made. */
export function deletedHandle(userId: string): string {
  return `deleted_${userId.replaceAll('-', '').slice(-DELETED_DIGITS)}`;
}

/** True for an account that was deleted: its name is said in the reader's language, and it has no profile. */
export function isDeletedHandle(handle: string): boolean {
  return DELETED.test(handle);
}

/** What handles are compared by. */
export function handleKey(handle: string): string {
  return handle.toLowerCase();
}

/** A handle as clients send it, with or without its sign. @returns null for what cannot be anyone's handle */
export function parseHandle(value: string): string | null {
  const handle = value.startsWith('@') ? value.slice(1) : value;
  return isHandle(handle) ? handle : null;
}
