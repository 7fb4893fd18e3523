/**
 * What something that is told outside the site is about. A later message with the same tag replaces the earlier one on the device, and
 * at the push service if it still waits there.
 */
export type NotificationTag =
  | `notification:${string}`
  | `whispers:${string}`
  /** A summary after quiet hours. */
  | 'quiet'
  /** The email that quiet hours held back. */
  | 'mail'
  /** What someone sends to their own device to see whether it arrives. */
  | 'test';

export const notificationTag = (id: string): NotificationTag => `notification:${id}`;
export const whispersTag = (conversationId: string): NotificationTag => `whispers:${conversationId}`;

/** The id in a tag; null for a tag that has none, or is of another kind. */
export function idIn(tag: NotificationTag, kind: 'notification' | 'whispers'): string | null {
  return tag.startsWith(`${kind}:`) ? tag.slice(kind.length + 1) : null;
}
