import { EventOf } from '#kernel/events/domain-event.js';

/** What becomes of what a deleted person wrote: it is removed too, or it stays without a name. */
export const CONTENT_CHOICES = ['remove', 'keep'] as const;
export type ContentChoice = (typeof CONTENT_CHOICES)[number];

/**
 * An account is over. Its row stays, without anything of the person in it; whoever keeps something of theirs lets it go, and where
 * `content` is `keep` leaves what they wrote.
 */
export class UserDeleted extends EventOf('user.deleted') {
  constructor(
    readonly userId: string,
    readonly content: ContentChoice,
    /** Address of the person's profile image. */
    readonly imageUrl: string | null,
    /** Address of the profile's banner; missing in events of the version before. */
    readonly bannerUrl?: string | null,
  ) {
    super();
  }
}
