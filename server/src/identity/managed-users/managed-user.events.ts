import { EventOf } from '#kernel/events/domain-event.js';

/** What happens to the posts of a deleted user: they are deleted too, or stay without a name. */
export const CONTENT_CHOICES = ['remove', 'keep'] as const;
export type ContentChoice = (typeof CONTENT_CHOICES)[number];

/**
 * An account was deleted. Its row stays, without personal data. Other areas delete the user's data; if `content` is
 * `keep`, posts stay.
 */
export class UserDeleted extends EventOf('user.deleted') {
  constructor(
    readonly userId: string,
    readonly content: ContentChoice,
    /** URL of the user's profile picture. */
    readonly imageUrl: string | null,
    /** URL of the profile's banner; absent in events of the previous version. */
    readonly bannerUrl?: string | null,
  ) {
    super();
  }
}
